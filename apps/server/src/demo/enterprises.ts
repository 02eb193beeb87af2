import type { DemoEnterprise } from './demo-types.ts'

export const demoEnterprises: readonly DemoEnterprise[] = [
  {
    key: 'personal',
    name: { en: 'Personal', zh: '个人学员' },
    isDefault: true,
    settings: {},
    departments: [],
    classes: [],
  },
  {
    key: 'yunfan',
    name: { en: 'Yunfan Technology', zh: '云帆科技' },
    isDefault: false,
    settings: { opensInPlace: true },
    departments: [
      { key: 'sales', name: { en: 'Sales', zh: '销售部' } },
      { key: 'stores', name: { en: 'Stores', zh: '门店运营' }, parent: 'sales' },
      { key: 'rnd', name: { en: 'R&D', zh: '研发部' } },
      { key: 'supply-chain', name: { en: 'Supply Chain', zh: '供应链部' } },
      { key: 'hr', name: { en: 'HR', zh: '人力资源部' } },
      { key: 'operations', name: { en: 'Operations', zh: '运营部' } },
      { key: 'institute', name: { en: 'Learning Institute', zh: '研究院' } },
    ],
    classes: [
      { key: 'new-managers-spring', name: { en: 'New Managers Spring', zh: '2026 春新经理班' } },
      { key: 'store-managers-1', name: { en: 'Store Managers 1', zh: '店长一班' } },
    ],
  },
  {
    key: 'changhe',
    name: { en: 'Changhe Manufacturing', zh: '长河制造' },
    isDefault: false,
    settings: { needsGroupAuthorisation: true },
    departments: [
      { key: 'supply-chain', name: { en: 'Supply Chain', zh: '供应链部' } },
      { key: 'wuxi-plant', name: { en: 'Wuxi Plant', zh: '无锡工厂' }, parent: 'supply-chain' },
      { key: 'rnd', name: { en: 'R&D', zh: '研发部' } },
      { key: 'hr', name: { en: 'HR', zh: '人力资源部' } },
      { key: 'sales', name: { en: 'Sales', zh: '销售部' } },
    ],
    classes: [],
  },
  {
    key: 'chenghai',
    name: { en: 'Chenghai Bank', zh: '澄海银行' },
    isDefault: false,
    settings: { noAccessVariant: 'minSheng', customLessonPage: true },
    departments: [
      { key: 'branch', name: { en: 'Branch', zh: '分行' } },
      { key: 'shanghai-branch', name: { en: 'Shanghai Branch', zh: '上海分行' }, parent: 'branch' },
      { key: 'hangzhou-branch', name: { en: 'Hangzhou Branch', zh: '杭州分行' }, parent: 'branch' },
      { key: 'sales', name: { en: 'Sales', zh: '销售部' } },
      { key: 'hr', name: { en: 'HR', zh: '人力资源部' } },
    ],
    classes: [],
  },
]

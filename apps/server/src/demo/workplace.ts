import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { EnterpriseKey } from './demo-types.ts'

export type DemoConnectionKind =
  | 'feishu'
  | 'wecom'
  | 'dingtalk'
  | 'dingtalk_third'
  | 'oidc'
  | 'sso'
  | 'zhiniao'
  | 'bmw_sf_learning'

/** Somebody in a company's directory. With a login they have an account here already. */
export type DemoDirectoryPerson = {
  subject: string
  login?: string
  name: LocalizedText
  position: LocalizedText
  phone: string
  isActive: boolean
  /** What signing on as this person lets you see. */
  shows: LocalizedText
}

export type DemoConnection = {
  kind: DemoConnectionKind
  enterprise: EnterpriseKey
  tenantKey: string
  appId: string
  /** Known to nobody but the simulator, which is all it opens. */
  secret: string
  trustsPhones: boolean
  people: readonly DemoDirectoryPerson[]
}

const colleague = (
  subject: string,
  login: string,
  name: LocalizedText,
  position: LocalizedText,
  phone: string,
): DemoDirectoryPerson => ({
  subject,
  login,
  name,
  position,
  phone,
  isActive: true,
  shows: { en: 'Has an account', zh: '已有账号' },
})

const newcomer = (
  subject: string,
  name: LocalizedText,
  position: LocalizedText,
  phone: string,
): DemoDirectoryPerson => ({
  subject,
  name,
  position,
  phone,
  isActive: true,
  shows: phone
    ? { en: 'First sign-in creates the account', zh: '首次登录，自动开通账号' }
    : { en: 'First sign-in, no phone: may read, not speak', zh: '首次登录，没有手机号：能看不能说' },
})

const inactive = (subject: string, name: LocalizedText, position: LocalizedText): DemoDirectoryPerson => ({
  subject,
  name,
  position,
  phone: '',
  isActive: false,
  shows: { en: 'Suspended in the directory', zh: '通讯录中已停用' },
})

export const demoConnections: readonly DemoConnection[] = [
  {
    kind: 'feishu',
    enterprise: 'yunfan',
    tenantKey: '2ed263bf32cf1651',
    appId: 'cli_a5yunfan0001',
    secret: 'feishu-yunfan-simulated-secret-0001',
    trustsPhones: true,
    people: [
      colleague(
        'on_scholar',
        'scholar',
        { en: 'Li Xiaohui', zh: '李晓慧' },
        { en: 'Product Lead', zh: '产品组长' },
        '+8613800000003',
      ),
      colleague(
        'on_elite',
        'elite',
        { en: 'Chen Lixing', zh: '陈立行' },
        { en: 'Regional Manager, East', zh: '华东区经理' },
        '+8613800000004',
      ),
      newcomer(
        'on_xiayu',
        { en: 'Xia Yu', zh: '夏予' },
        { en: 'Store Manager', zh: '门店店长' },
        '+8613800000041',
      ),
      {
        ...newcomer(
          'on_heyuan',
          { en: 'He Yuan', zh: '何远' },
          { en: 'Property Lead', zh: '物业主管' },
          '+8613800000002',
        ),
        shows: { en: 'Verified phone of a Personal account: linked', zh: '手机号已注册个人账号，自动关联' },
      },
      inactive('on_lvbo', { en: 'Lü Bo', zh: '吕博' }, { en: 'Former colleague', zh: '已离职同事' }),
    ],
  },
  {
    kind: 'wecom',
    enterprise: 'changhe',
    tenantKey: 'wwchanghe0001',
    appId: 'wwchanghe0001',
    secret: 'wecom-changhe-simulated-secret-0001',
    trustsPhones: true,
    people: [
      colleague(
        'EmmaClarke',
        'emma',
        { en: 'Emma Clarke', zh: 'Emma Clarke' },
        { en: 'Plant Manager', zh: '工厂厂长' },
        '13800000011',
      ),
      colleague(
        'GuJianping',
        'p24',
        { en: 'Gu Jianping', zh: '顾建平' },
        { en: 'Workshop Supervisor', zh: '总装车间主任' },
        '13800000024',
      ),
      newcomer('HanBing', { en: 'Han Bing', zh: '韩冰' }, { en: 'Line Lead', zh: '产线组长' }, ''),
      inactive('BaiSong', { en: 'Bai Song', zh: '白松' }, { en: 'Former colleague', zh: '已离职同事' }),
    ],
  },
  {
    kind: 'dingtalk',
    enterprise: 'chenghai',
    tenantKey: 'dingchenghai0001',
    appId: 'dingappchenghai0001',
    secret: 'dingtalk-chenghai-simulated-secret-0001',
    trustsPhones: true,
    people: [
      colleague(
        'dt-qiuyaqin',
        'p27',
        { en: 'Qiu Yaqin', zh: '邱雅琴' },
        { en: 'Branch Manager', zh: '陆家嘴支行行长' },
        '13800000027',
      ),
      newcomer(
        'dt-zhuowen',
        { en: 'Zhuo Wen', zh: '卓文' },
        { en: 'Account Manager', zh: '客户经理' },
        '13800000043',
      ),
      inactive('dt-panlei', { en: 'Pan Lei', zh: '潘磊' }, { en: 'Former colleague', zh: '已离职同事' }),
    ],
  },
  {
    kind: 'dingtalk_third',
    enterprise: 'chenghai',
    tenantKey: 'dingchenghai0002',
    appId: 'suitefairlead0001',
    secret: 'dingtalk-third-simulated-secret-0001',
    trustsPhones: true,
    people: [
      colleague(
        'dtt-jiangyifan',
        'p28',
        { en: 'Jiang Yifan', zh: '江一凡' },
        { en: 'Hall Supervisor', zh: '营业厅主管' },
        '13800000028',
      ),
      newcomer(
        'dtt-caiqing',
        { en: 'Cai Qing', zh: '蔡晴' },
        { en: 'Teller Lead', zh: '柜员组长' },
        '13800000044',
      ),
    ],
  },
  {
    kind: 'oidc',
    enterprise: 'chenghai',
    tenantKey: 'chenghai',
    appId: 'fairlead',
    secret: 'oidc-chenghai-simulated-secret-0001',
    trustsPhones: true,
    people: [
      colleague(
        'a4c1-huangkai',
        'sso',
        { en: 'Huang Kai', zh: '黄凯' },
        { en: 'Credit Team Lead', zh: '信贷组长' },
        '',
      ),
      newcomer(
        'a4c1-anran',
        { en: 'An Ran', zh: '安然' },
        { en: 'Risk Analyst', zh: '风控专员' },
        '+8613800000045',
      ),
      inactive('a4c1-moyun', { en: 'Mo Yun', zh: '莫云' }, { en: 'Former colleague', zh: '已离职同事' }),
    ],
  },
  {
    kind: 'sso',
    enterprise: 'chenghai',
    tenantKey: 'chenghai',
    appId: 'fairlead-sso',
    secret: 'sso-chenghai-simulated-secret-0000001',
    trustsPhones: false,
    people: [
      colleague(
        'CH-0028',
        'p28',
        { en: 'Jiang Yifan', zh: '江一凡' },
        { en: 'Hall Supervisor', zh: '营业厅主管' },
        '',
      ),
    ],
  },
  {
    kind: 'zhiniao',
    enterprise: 'chenghai',
    tenantKey: 'chenghai',
    appId: 'fairlead-zhiniao',
    secret: 'zhiniao-chenghai-simulated-secret-001',
    trustsPhones: false,
    people: [
      colleague(
        'zn-hewenbin',
        'p29',
        { en: 'He Wenbin', zh: '贺文斌' },
        { en: 'Corporate Team Lead', zh: '对公客户团队长' },
        '',
      ),
      newcomer('zn-jinyue', { en: 'Jin Yue', zh: '金悦' }, { en: 'Trainee', zh: '管理培训生' }, ''),
    ],
  },
  {
    kind: 'bmw_sf_learning',
    enterprise: 'changhe',
    tenantKey: 'changhe',
    appId: 'fairlead-learning',
    secret: 'learning-changhe-simulated-secret-01',
    trustsPhones: false,
    people: [
      colleague(
        'sf-shilei',
        'p26',
        { en: 'Shi Lei', zh: '石磊' },
        { en: 'Process Engineering Lead', zh: '工艺主管' },
        '',
      ),
      newcomer(
        'sf-yuanfei',
        { en: 'Yuan Fei', zh: '袁飞' },
        { en: 'Quality Engineer', zh: '质量工程师' },
        '',
      ),
    ],
  },
]

/** Chats that the simulated clients know, for sharing into. */
export const demoChats: readonly LocalizedText[] = [
  { en: 'New managers, spring 2026', zh: '2026 春新经理群' },
  { en: 'Weekly sync', zh: '周会碰头' },
  { en: 'Reading club', zh: '读书会' },
]

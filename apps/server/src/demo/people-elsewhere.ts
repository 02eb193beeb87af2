import type { DemoPerson } from './demo-types.ts'

const shows = { en: 'A colleague', zh: '同事' } as const
const colleague = { language: 'zh', sso: false, oneClick: false, shows } as const

export const otherColleagues: readonly DemoPerson[] = [
  {
    ...colleague,
    login: 'p24',
    zh: '顾建平',
    en: 'Gu Jianping',
    phone: '13800000024',
    email: 'jianping.gu@changhe.example',
    memberships: [
      {
        enterprise: 'changhe',
        studentId: 'CH260024',
        department: 'wuxi-plant',
        position: { en: 'Workshop Supervisor', zh: '总装车间主任' },
        tier: 'scholar',
        roles: [],
      },
    ],
  },
  {
    ...colleague,
    login: 'p25',
    zh: '宋颖',
    en: 'Song Ying',
    phone: '13800000025',
    email: 'ying.song@changhe.example',
    memberships: [
      {
        enterprise: 'changhe',
        studentId: 'CH260025',
        department: 'hr',
        position: { en: 'HR Manager', zh: '人力资源经理' },
        tier: 'elite',
        roles: ['enterprise_admin', 'community_leader'],
      },
    ],
  },
  {
    ...colleague,
    login: 'p26',
    zh: '石磊',
    en: 'Shi Lei',
    phone: '13800000026',
    email: 'lei.shi@changhe.example',
    memberships: [
      {
        enterprise: 'changhe',
        studentId: 'CH260026',
        department: 'rnd',
        position: { en: 'Process Engineering Lead', zh: '工艺主管' },
        tier: 'scholar',
        roles: [],
      },
    ],
  },
  {
    ...colleague,
    login: 'p27',
    zh: '邱雅琴',
    en: 'Qiu Yaqin',
    phone: '13800000027',
    email: 'yaqin.qiu@chenghai.example',
    memberships: [
      {
        enterprise: 'chenghai',
        studentId: 'CB260027',
        department: 'shanghai-branch',
        position: { en: 'Sub-branch Manager, Lujiazui', zh: '陆家嘴支行行长' },
        tier: 'elite',
        roles: ['enterprise_admin', 'community_leader'],
      },
    ],
  },
  {
    ...colleague,
    login: 'p28',
    zh: '江一凡',
    en: 'Jiang Yifan',
    phone: '13800000028',
    email: 'yifan.jiang@chenghai.example',
    memberships: [
      {
        enterprise: 'chenghai',
        studentId: 'CB260028',
        department: 'shanghai-branch',
        position: { en: 'Counter Supervisor', zh: '营业厅主管' },
        tier: 'scholar',
        roles: [],
      },
    ],
  },
  {
    ...colleague,
    login: 'p29',
    zh: '贺文斌',
    en: 'He Wenbin',
    phone: '13800000029',
    email: 'wenbin.he@chenghai.example',
    memberships: [
      {
        enterprise: 'chenghai',
        studentId: 'CB260029',
        department: 'hangzhou-branch',
        position: { en: 'Corporate Banking Team Lead', zh: '对公客户团队长' },
        tier: 'scholar',
        roles: [],
      },
      {
        enterprise: 'personal',
        studentId: 'PS260029',
        position: { en: 'Banking Team Lead', zh: '银行团队长' },
        tier: 'scholar',
        roles: [],
      },
    ],
  },
  {
    ...colleague,
    login: 'p30',
    zh: '沈岳',
    en: 'Shen Yue',
    phone: '13800000030',
    email: 'yue.shen@mail.example',
    memberships: [
      {
        enterprise: 'personal',
        studentId: 'PS260030',
        position: { en: 'Executive Coach', zh: '高管教练' },
        tier: 'mentor',
        roles: ['author'],
      },
      {
        enterprise: 'yunfan',
        studentId: 'YF260030',
        department: 'institute',
        position: { en: 'External Coach', zh: '外聘教练' },
        tier: 'mentor',
        roles: [],
      },
      {
        enterprise: 'changhe',
        studentId: 'CH260030',
        position: { en: 'External Coach', zh: '外聘教练' },
        tier: 'mentor',
        roles: [],
      },
      {
        enterprise: 'chenghai',
        studentId: 'CB260030',
        position: { en: 'External Coach', zh: '外聘教练' },
        tier: 'mentor',
        roles: [],
      },
    ],
  },
]

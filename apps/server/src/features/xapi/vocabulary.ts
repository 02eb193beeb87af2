/** Verbs and activity types as the world reads them; docs/xapi-profile.md lists what each means here. */
export const verbs = {
  accessed: {
    id: 'https://w3id.org/xapi/dod-isd/verbs/accessed',
    display: { 'en-US': 'accessed', 'zh-CN': '打开了' },
  },
  registered: {
    id: 'http://adlnet.gov/expapi/verbs/registered',
    display: { 'en-US': 'registered', 'zh-CN': '注册了' },
  },
  commented: {
    id: 'http://adlnet.gov/expapi/verbs/commented',
    display: { 'en-US': 'commented', 'zh-CN': '评论了' },
  },
} as const

export const ACTIVITY_BASE = 'https://fairlead.example/xapi/activities'
export const ACCOUNT_HOME = 'https://fairlead.example/xapi/accounts'

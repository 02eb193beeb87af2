import type { Lander } from '@fairlead/contract/workplace/workplace.schema.ts'
import type { TextKey } from '../../platform/i18n/text.ts'
import type { en } from './text/en.ts'

const names: Readonly<Record<Lander, TextKey<typeof en>>> = {
  feishu: 'lander.feishu',
  'feishu-app': 'lander.feishu',
  workWechat: 'lander.wecom',
  dingTalk: 'lander.dingtalk',
  dingTalkThird: 'lander.dingtalk',
  sso: 'lander.sso',
  zhiniao: 'lander.zhiniao',
  bmw_sf_learning: 'lander.portal',
}

/** The lander an address means, whatever its letter case. */
export const landerAt = (pathname: string): Lander => {
  const asked = pathname.replaceAll('/', '').toLowerCase()
  const found = (Object.keys(names) as Lander[]).find((lander) => lander.toLowerCase() === asked)
  if (!found) throw new Error(`${pathname} is no lander`)
  return found
}

export const nameOf = (lander: Lander): TextKey<typeof en> => names[lander]

const browsers: readonly (readonly [RegExp, string])[] = [
  [/lark|feishu/i, 'Feishu'],
  [/wxwork/i, 'WeCom'],
  [/micromessenger/i, 'WeChat'],
  [/dingtalk/i, 'DingTalk'],
  [/edg(e|a|ios)?\//i, 'Edge'],
  [/opr\//i, 'Opera'],
  [/firefox|fxios/i, 'Firefox'],
  [/chrome|crios/i, 'Chrome'],
  [/safari/i, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/harmonyos|openharmony/i, 'HarmonyOS'],
  [/android/i, 'Android'],
  [/iphone|ipod/i, 'iPhone'],
  [/ipad/i, 'iPad'],
  [/windows/i, 'Windows'],
  [/mac os x|macintosh/i, 'macOS'],
  [/cros/i, 'ChromeOS'],
  [/linux/i, 'Linux'],
]

const nameIn = (names: readonly (readonly [RegExp, string])[], agent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(agent))?.[1]

/** Browser and system as a person would name them: enough to recognise one's own, too little to follow anybody. */
export const deviceName = (userAgent: string, client: string): string =>
  [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter(Boolean).join(' · ') || client || '—'

// Without zod: the browser asks in which client it runs.
/** A workplace suite whose client shows our pages inside its own frame. */
export type Suite = 'feishu' | 'wecom' | 'dingtalk'

const USER_AGENTS: readonly [Suite, RegExp][] = [
  ['feishu', /\b(Lark|Feishu)\b/i],
  ['wecom', /\bwxwork\b/i],
  ['dingtalk', /\bDingTalk\b/i],
]

export const suiteOf = (userAgent: string): Suite | undefined =>
  USER_AGENTS.find(([, pattern]) => pattern.test(userAgent))?.[0]

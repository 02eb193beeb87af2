/** A workplace suite whose client shows our pages inside its own frame. */
export type Suite = 'feishu' | 'wecom' | 'dingtalk'

const USER_AGENTS: readonly [Suite, RegExp][] = [
  ['feishu', /\b(Lark|Feishu)\b/i],
  ['wecom', /\bwxwork\b/i],
  ['dingtalk', /\bDingTalk\b/i],
]

export const suiteOf = (userAgent: string): Suite | undefined =>
  USER_AGENTS.find(([, pattern]) => pattern.test(userAgent))?.[0]

// A simulated client is a frame in an ordinary browser: it can name itself only by the frame.
const simulatedClient = (): string => (window.name.startsWith('suite-simulator:') ? window.name : '')

export const currentSuite = (): Suite | undefined =>
  suiteOf(navigator.userAgent) ?? suiteOf(simulatedClient())

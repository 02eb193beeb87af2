import type { LocalizedText } from './primitives/localized-text.ts'

/**
 * A named way in which a call can fail. Codes below 1000 are HTTP statuses and travel with that status;
 * all others are business codes and travel with HTTP 200.
 */
export interface ProblemDefinition {
  readonly name: string
  readonly code: number
  readonly text: LocalizedText
}

type ProblemTexts = Record<string, { code: number; en: string; zh: string }>

/** `defineProblems('card', { expired: … })` names the problem `card.expired`. `{word}` in a text is filled from its details. */
export const defineProblems = <T extends ProblemTexts>(noun: string, texts: T) =>
  Object.fromEntries(
    Object.entries(texts).map(([state, { code, en, zh }]) => [
      state,
      Object.freeze({ name: `${noun}.${state}`, code, text: { en, zh } }),
    ]),
  ) as { readonly [State in keyof T]: ProblemDefinition }

export const generalProblems = defineProblems('request', {
  unreadable: { code: 400, en: 'We could not read that request.', zh: '没看懂这次请求。' },
  malformed: {
    code: 400,
    en: '“{field}” is not filled in as it should be. Please check it and try again.',
    zh: '「{field}」填写有误，请检查后再试。',
  },
  signedOut: {
    code: 401,
    en: 'Login expired, please sign in again',
    zh: '登录已过期，请重新登录',
  },
  forbidden: { code: 403, en: 'No permission', zh: '没有权限' },
  unknownPath: { code: 404, en: 'Page does not exist', zh: '页面不存在' },
  wrongMethod: {
    code: 405,
    en: 'This address does not take that kind of request.',
    zh: '这个地址不支持这种请求方式。',
  },
  indexReused: {
    code: 409,
    en: 'This request was already used for something else. Please try again.',
    zh: '这个请求编号已经用过了，请重试。',
  },
  tooLarge: { code: 413, en: 'That is too large to send.', zh: '内容太大，发不出去。' },
  wrongContentType: {
    code: 415,
    en: 'That kind of content is not accepted here.',
    zh: '这里不接受这种类型的内容。',
  },
  tooFrequent: { code: 429, en: 'Operation frequent, please wait a moment.', zh: '操作频繁，请稍后再试。' },
  unexpected: {
    code: 500,
    en: 'Sorry, a network anomaly was detected, please try again',
    zh: '抱歉，检测到网络异常，请重试',
  },
  unavailable: {
    code: 503,
    en: 'Sorry, a network anomaly was detected, please try again',
    zh: '抱歉，检测到网络异常，请重试',
  },
  storageFull: {
    code: 507,
    en: 'There is no space left on our side. Nothing was kept half; please try again in a while.',
    zh: '服务器空间不足，文件没有保存，请稍后再试。',
  },
})

/** Every answer of the API. On failure `data` carries the problem's name and its details. */
export interface Envelope<Data = unknown> {
  code: number
  message: string
  data: Data
}

export const SUCCESS_CODES: ReadonlySet<number> = new Set([200, 10001])

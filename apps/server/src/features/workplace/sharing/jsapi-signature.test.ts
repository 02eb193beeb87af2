import { expect, test } from 'vitest'
import { signJsapi } from './jsapi-signature.ts'

// Ticket, nonce and time of the example in the documentation that WeCom publishes.
const example = {
  jsapi_ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
  noncestr: 'Wm3WZYTPz0wzccnW',
  timestamp: 1_414_587_457,
  url: 'http://mp.weixin.qq.com?params=value',
}

test('signs as the suites do', () => {
  expect(signJsapi(example)).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed')
})

test('does not depend on the order in which the parameters are given', () => {
  const { url, ...others } = example
  expect(signJsapi({ url, ...others })).toBe(signJsapi(example))
})

test.each([
  ['another page', { url: 'http://mp.weixin.qq.com?params=other' }],
  ['another moment', { timestamp: 1_414_587_458 }],
  ['the ticket of another company', { jsapi_ticket: 'kgt8ON7yVITDhtdwci0qeZmX' }],
])('%s has another signature', (_, change) => {
  expect(signJsapi({ ...example, ...change })).not.toBe(signJsapi(example))
})

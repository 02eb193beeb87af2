import { readVideoPosition, saveVideoPosition } from '@fairlead/contract/media/positions.endpoints.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openProduct, type Product } from '../../testing/product.ts'

const videoBaseId = 'harbour'
let product: Product
beforeAll(async () => {
  product = await openProduct()
})
afterAll(() => product.close())

test('a second device goes on where the first stopped; others begin at the start', async () => {
  const desk = await product.signIn('scholar')
  const phone = await product.signIn('scholar')
  const mentor = await product.signIn('mentor')
  expect((await desk.call(readVideoPosition, { videoBaseId })).data.seconds).toBe(0)
  await desk.call(saveVideoPosition, { videoBaseId, seconds: 90 })
  await desk.call(saveVideoPosition, { videoBaseId, seconds: 95 })
  expect((await phone.call(readVideoPosition, { videoBaseId })).data.seconds).toBe(95)
  expect((await mentor.call(readVideoPosition, { videoBaseId })).data.seconds).toBe(0)
})

test('a video watched to its end begins anew', async () => {
  const scholar = await product.signIn('scholar')
  await scholar.call(saveVideoPosition, { videoBaseId, seconds: 95 })
  await scholar.call(saveVideoPosition, { videoBaseId })
  expect((await scholar.call(readVideoPosition, { videoBaseId })).data.seconds).toBe(0)
})

test('a place outside any video is refused', async () => {
  const scholar = await product.signIn('scholar')
  for (const seconds of [-1, 1e9, 1.5])
    expect((await scholar.call(saveVideoPosition, { videoBaseId, seconds })).code).toBe(400)
  expect((await scholar.call(readVideoPosition, { videoBaseId: 'x'.repeat(65) })).code).toBe(400)
})

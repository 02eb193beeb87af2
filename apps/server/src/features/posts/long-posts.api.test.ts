import { postEditorPicture } from '@fairlead/contract/media/media.endpoints.ts'
import { readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import { publishPost } from '@fairlead/contract/posts/publishing.endpoints.ts'
import type { RichText } from '@fairlead/contract/primitives/rich-text.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawPicture } from '../../demo/picture.ts'
import { openProduct, type Person, type Product } from '../../testing/product.ts'
import { upload } from '../../testing/upload.ts'

let product: Product
let scholar: Person
let mentor: Person
beforeAll(async () => {
  product = await openProduct()
  scholar = await product.signIn('scholar')
  mentor = await product.signIn('mentor')
})
afterAll(() => product.close())

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
const documentOf = (...content: RichText['content']): RichText => ({ type: 'doc', content })
const uploadPicture = async (person: Person): Promise<string> => {
  const file = { name: 'board.png', content: drawPicture('board') }
  const fields = { userId: person.userInfo.userId }
  return (await upload(product, person, postEditorPicture, file, fields)).data.uploadUrl
}

test('a long post keeps its formatting, its pictures and whom it mentions', async () => {
  const src = await uploadPicture(scholar)
  const mention = {
    type: 'mention',
    attrs: { id: String(mentor.userInfo.enterpriseUserId), label: mentor.userInfo.realname },
  }
  const document = documentOf(
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: '季度复盘' }] },
    { type: 'paragraph', content: [{ type: 'text', text: '谢谢 ' }, mention] },
    { type: 'image', attrs: { src, alt: '白板' } },
  )
  const { data: post } = await scholar.call(publishPost, { document })
  expect(post.shareContent).toContain('季度复盘')
  expect(post.shareContent).toContain(`@[${mentor.userInfo.enterpriseUserId}:`)
  const seen = (await mentor.call(readPost, { ugcId: post.ugcId })).data.rootUgc
  expect(seen.document?.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'image'])
  const picture = String(seen.document?.content[2]?.attrs?.src)
  expect((await product.app.http.inject({ url: picture })).statusCode).toBe(200)
  expect((await product.app.http.inject({ url: picture.split('?')[0] ?? '' })).statusCode).not.toBe(200)
})

test('scripts, pictures of others and texts that are too long are refused, and nothing is posted', async () => {
  const script = { type: 'doc', content: [{ type: 'script', content: [] }] } as RichText
  expect((await scholar.call(publishPost, { document: script })).code).toBe(400)
  const theirs = documentOf(paragraph('看图'), { type: 'image', attrs: { src: await uploadPicture(mentor) } })
  expect((await scholar.call(publishPost, { document: theirs })).problem).toBe('upload.notYours')
  const long = documentOf(paragraph('长'.repeat(5001)))
  expect((await scholar.call(publishPost, { document: long })).problem).toBe('post.tooLong')
  expect((await scholar.call(publishPost, { document: documentOf(paragraph(' ')) })).problem).toBe(
    'post.empty',
  )
})

import { beforeAll, expect, test } from 'vitest'
import { addProfileTab, tabsFor } from './profile-tabs.ts'

const panel = async () => () => null

beforeAll(() => {
  addProfileTab({ id: 'record', title: { en: 'Record', zh: '记录' }, order: 30, isOwnOnly: true, panel })
  addProfileTab({ id: 'aha', title: { en: 'Aha', zh: '啊哈' }, order: 20, panel })
  addProfileTab({ id: 'posts', title: { en: 'Posts', zh: '帖子' }, order: 10, panel })
})

test.each([
  ['one’s own page shows everything', { isOwn: true, hiddenTabs: [] }, ['posts', 'aha', 'record']],
  ['another’s leaves out what is only theirs', { isOwn: false, hiddenTabs: [] }, ['posts', 'aha']],
  ['and what they hide', { isOwn: false, hiddenTabs: ['posts'] }, ['aha']],
])('%s, in order', (_, page, ids) => {
  expect(tabsFor(page).map(({ id }) => id)).toEqual(ids)
})

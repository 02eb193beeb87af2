import { reportContent } from '@fairlead/contract/moderation/moderation.endpoints.ts'
import { deletePost } from '@fairlead/contract/posts/publishing.endpoints.ts'
import { generalProblems } from '@fairlead/contract/problem.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { commentSample, postSample } from '../../../testing/post-samples.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { servePost } from '../../../testing/serve-post.ts'

const own = { ...postSample().abilities, canAha: false, canDelete: true, canReport: false }
const toast = (text: string) => screen.findByText(text, { selector: '[data-toast]' })

describe('the menu of a post', () => {
  it('deletes one’s own after asking, and it leaves the list', async () => {
    servePost(postSample({ isOwn: 1, abilities: own }))
    let isDown = true
    fakeApi().on(deletePost, ({ ugcId }) =>
      isDown ? refuse(generalProblems.unavailable) : { ugcId, isStub: 0 },
    )
    const { user } = await renderApp('/campus', { as: people.scholar })
    await user.click(await screen.findByRole('button', { name: /更多操作/ }))
    expect(screen.queryByRole('menuitem', { name: '举报' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: '删除' }))
    const dialog = within(await screen.findByRole('dialog', { name: '确定删除？' }))
    await user.click(dialog.getByRole('button', { name: '删除' }))
    await toast('操作失败')
    isDown = false
    await user.click(dialog.getByRole('button', { name: '删除' }))
    await toast('操作成功')
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
  })

  it('leaves a stub where others answered', async () => {
    const comment = commentSample({ ugcId: 2, isOwn: 1, childUgcNum: 1, abilities: own })
    servePost(postSample({ childUgcNum: 1 }), [comment])
    fakeApi().on(deletePost, ({ ugcId }) => ({ ugcId, isStub: 1 }))
    const { user } = await renderApp('/campus?ugcId=1', { as: people.scholar })
    const drawer = within(await screen.findByRole('dialog', { name: '动态详情' }))
    await user.click(await drawer.findByRole('button', { name: /林若谷的动态：更多操作/ }))
    await user.click(await screen.findByRole('menuitem', { name: '删除' }))
    const dialog = within(await screen.findByRole('dialog', { name: '确定删除？' }))
    await user.click(dialog.getByRole('button', { name: '删除' }))
    await drawer.findByText('该内容已删除')
  })

  it('reports another’s with a reason', async () => {
    servePost(postSample())
    const api = fakeApi().on(reportContent, () => ({ caseId: 1 }))
    const { user } = await renderApp('/campus', { as: people.scholar })
    await user.click(await screen.findByRole('button', { name: /更多操作/ }))
    expect(screen.queryByRole('menuitem', { name: '删除' })).toBeNull()
    await user.click(await screen.findByRole('menuitem', { name: '举报' }))
    const dialog = within(await screen.findByRole('dialog', { name: '这条内容有什么问题？' }))
    const send = dialog.getByRole<HTMLButtonElement>('button', { name: '举报' })
    expect(send.disabled).toBe(true)
    await user.click(dialog.getByRole('radio', { name: '不实或误导' }))
    await user.click(send)
    await toast('谢谢，管理员会查看。')
    expect(api.calls(reportContent)[0]?.input).toMatchObject({
      targetKind: 'post',
      targetId: 1,
      reason: 'false',
    })
  })
})

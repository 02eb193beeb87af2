import {
  answerQuestion,
  readStudy,
  saveNote,
  saveProgress,
  viewLesson,
} from '@fairlead/contract/library/library.endpoints.ts'
import { libraryProblems } from '@fairlead/contract/library/library.errors.ts'
import type { LessonPage, Study } from '@fairlead/contract/library/library.schema.ts'
import { readResourcePermission, unlockLesson } from '@fairlead/contract/membership/membership.endpoints.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { lessonOf, studyOf } from '../../../testing/lesson-samples.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'

const ADDRESS = '/lesson?code=feedback-2'

const serve = (page: LessonPage, study: Study = studyOf()) =>
  fakeApi()
    .on(viewLesson, () => page)
    .on(readStudy, () => study)
    .on(saveProgress, ({ sectionKey, isDone }) => ({
      ...study,
      percent: isDone ? 50 : study.percent,
      sections: [{ sectionKey, isDone, position: 0 }],
      lastSectionKey: sectionKey,
      lastTime: '2026-11-15T00:00:00.000Z',
    }))

describe('a lesson that is open', () => {
  it('shows its parts, marks one done and names the next', async () => {
    const api = serve(lessonOf())
    const { user } = await renderApp(ADDRESS, { as: people.scholar })
    expect(await screen.findByRole('heading', { level: 1, name: '把判断换成看见' })).toBeDefined()
    expect(screen.getByText('摄像机拍不下来的，还不算事实。')).toBeDefined()
    expect(screen.getByText('接下来：考考自己')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '这一段学完了' }))
    const contents = within(screen.getByRole('navigation', { name: '本节内容' }))
    await waitFor(() => expect(contents.getByText('50%')).toBeDefined())
    expect(contents.getByRole('button', { name: /已学完.*读一读/ })).toBeDefined()
    const [sent] = api.calls(saveProgress).map(({ input }) => input)
    expect(sent).toMatchObject({
      kind: 'lesson',
      code: 'feedback-2',
      versionId: 7,
      sectionKey: 'read',
      isDone: 1,
    })
  })

  it('goes through a lesson that needs no scrolling, part by part, to its end', async () => {
    const done = new Set<string>()
    const api = serve(lessonOf()).on(saveProgress, ({ sectionKey, isDone }) => {
      if (isDone) done.add(sectionKey)
      const isComplete = done.has('read') && done.has('check')
      return {
        ...studyOf(),
        percent: isComplete ? 100 : 50,
        sections: [...done].map((key) => ({ sectionKey: key, isDone: 1 as const, position: 0 })),
        lastSectionKey: sectionKey,
        lastTime: '2026-11-15T00:00:00.000Z',
      }
    })
    const { user } = await renderApp(ADDRESS, { as: people.scholar })
    await user.click(await screen.findByRole('button', { name: '这一段学完了' }))
    expect(await screen.findByText('接下来：讨论')).toBeDefined()
    await user.click(screen.getByRole('button', { name: '这一段学完了' }))
    expect(await screen.findByRole('link', { name: '学下一节' })).toBeDefined()
    expect(api.calls(saveProgress).map(({ input }) => (input as { sectionKey: string }).sectionKey)).toEqual([
      'read',
      'check',
    ])
  })

  it('goes on where one stopped', async () => {
    serve(
      lessonOf(),
      studyOf({
        percent: 50,
        lastSectionKey: 'check',
        lastTime: new Date(Date.now() - 3 * 3_600_000).toISOString(),
        sections: [{ sectionKey: 'read', isDone: 1, position: 0 }],
      }),
    )
    await renderApp(ADDRESS, { as: people.scholar })
    expect(await screen.findByText(/还剩 3 分钟 · 3 小时前你学到这里/)).toBeDefined()
  })

  it('leads to the next lesson once it is done', async () => {
    serve(lessonOf(), studyOf({ percent: 100, completeTime: '2026-11-15T00:00:00.000Z' }))
    await renderApp(ADDRESS, { as: people.scholar })
    expect(await screen.findByText('下一节：先说事实，再说影响')).toBeDefined()
    expect(screen.getByRole('link', { name: '学下一节' }).getAttribute('href')).toBe(
      '/lesson?code=feedback-3',
    )
  })

  it('explains an answer, and finishes the quiz with it', async () => {
    const api = serve(lessonOf()).on(answerQuestion, ({ choice, sectionKey, questionKey }) => ({
      sectionKey,
      questionKey,
      choice,
      isCorrect: 1,
      answer: 'b',
      explanation: '在场的人都能点头。',
    }))
    const { user } = await renderApp(ADDRESS, { as: people.scholar })
    await user.click(await screen.findByRole('radio', { name: '你看了四次手机。' }))
    expect(await screen.findByText('答对了。')).toBeDefined()
    expect(screen.getByText('在场的人都能点头。')).toBeDefined()
    await waitFor(() =>
      expect(api.calls(saveProgress).map(({ input }) => input)).toContainEqual(
        expect.objectContaining({ sectionKey: 'check', isDone: 1 }),
      ),
    )
  })

  it('says when the lesson changed under an answer', async () => {
    serve(lessonOf()).on(answerQuestion, () => refuse(libraryProblems.versionChanged))
    const { user } = await renderApp(ADDRESS, { as: people.scholar })
    await user.click(await screen.findByRole('radio', { name: '你不投入。' }))
    expect(await screen.findByText(libraryProblems.versionChanged.text.zh)).toBeDefined()
  })

  it('keeps a note that could not be saved, and shows one that was', async () => {
    let works = false
    serve(lessonOf()).on(saveNote, ({ content, sectionKey }) =>
      works
        ? { noteId: 1, sectionKey, quote: '', content, updateTime: new Date().toISOString() }
        : refuse(libraryProblems.closed),
    )
    const { user } = await renderApp(ADDRESS, { as: people.scholar })
    await user.click(await screen.findByRole('button', { name: '笔记' }))
    const field = await screen.findByRole('textbox', { name: '记一笔' })
    await user.type(field, '先查日期')
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(libraryProblems.closed.text.zh)).toBeDefined()
    expect((field as HTMLTextAreaElement).value).toBe('先查日期')
    works = true
    await user.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByRole('button', { name: '修改' })).toBeDefined()
    expect((field as HTMLTextAreaElement).value).toBe('')
  })

  it('tells of a newer version', async () => {
    serve(lessonOf({ newerVersionId: 9 }))
    await renderApp(ADDRESS, { as: people.scholar })
    expect((await screen.findByRole('link', { name: '看新版本' })).getAttribute('href')).toBe(
      '/lesson?code=feedback-2&versionId=9',
    )
  })
})

describe('a lesson that is not open', () => {
  const closed = lessonOf({ access: 'closed', sections: [] })

  it('asks a guest for a free chance and opens with it', async () => {
    let isOpen = false
    serve(closed)
      .on(viewLesson, () => (isOpen ? lessonOf() : closed))
      .on(readResourcePermission, () => ({
        permission: 0,
        remainingAmount: 1,
        chancesPerMonth: 3,
        reason: 'chance',
        enterpriseUserId: 0,
      }))
      .on(unlockLesson, () => {
        isOpen = true
        return { permission: 1, remainingAmount: 0 }
      })
    const { user } = await renderApp(ADDRESS, { as: people.sailor })
    const dialog = within(await screen.findByRole('dialog', { name: '免费学习机会' }))
    await user.click(dialog.getByRole('button', { name: '开始学习' }))
    expect(await screen.findByText('摄像机拍不下来的，还不算事实。')).toBeDefined()
  })

  it('shows a visitor a piece of it and the way in', async () => {
    const [first] = lessonOf().sections
    serve(lessonOf({ access: 'signedOut', sections: first ? [first] : [] }))
    await renderApp(ADDRESS)
    expect(await screen.findByText('摄像机拍不下来的，还不算事实。')).toBeDefined()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getAllByRole('button', { name: '登录后接着读' }).length).toBeGreaterThan(0)
  })

  it.each([
    [libraryProblems.notFound, '没找到这节课，可能已改名或下架。'],
    [libraryProblems.archived, '这节课已归档，不能再打开了。'],
  ])('says what is wrong with %j, and where else to go', async (problem, words) => {
    fakeApi().on(viewLesson, () => refuse(problem))
    await renderApp(ADDRESS, { as: people.scholar })
    expect(await screen.findByText(words)).toBeDefined()
    expect(screen.getByRole('link', { name: '看看还有什么可学' })).toBeDefined()
  })
})

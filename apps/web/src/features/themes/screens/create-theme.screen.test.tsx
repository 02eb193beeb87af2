import { createTheme, listThemes, readTheme } from '@fairlead/contract/themes/themes.endpoints.ts'
import { themeProblems } from '@fairlead/contract/themes/themes.errors.ts'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { debateSample } from '../../../testing/community-samples.ts'
import { fakeApi, refuse } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { serveNoPosts } from '../../../testing/serve-no-posts.ts'

const open = async (canCreateTeam: boolean) => {
  fakeApi().on(listThemes, () => ({
    items: [],
    nextCursor: null,
    canCreate: true,
    createHint: '',
    canCreateTeam,
  }))
  const { user } = await renderApp('/theme', { as: people.scholar })
  await user.click(await screen.findByRole('button', { name: '发起话题' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

it('has the Team tab only with the team flag', async () => {
  const { dialog } = await open(false)
  expect(dialog.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['话题', '辩论'])
})

it('begins anew when the tab changes, and can be sent only when the tab is filled', async () => {
  const { user, dialog } = await open(true)
  const submit = () => dialog.getByRole<HTMLButtonElement>('button', { name: '发起' })
  expect(dialog.getAllByRole('tab')).toHaveLength(3)
  expect(submit().disabled).toBe(true)
  await user.type(dialog.getByLabelText('话题名称'), '会后谁来跟进')
  expect(submit().disabled).toBe(false)
  await user.click(dialog.getByRole('tab', { name: '辩论' }))
  expect(submit().disabled).toBe(true)
  await user.type(dialog.getByLabelText('辩题'), '要不要写周报')
  await user.type(dialog.getByLabelText('红方观点'), '要')
  expect(submit().disabled).toBe(true)
  await user.type(dialog.getByLabelText('蓝方观点'), '不要')
  expect(submit().disabled).toBe(false)
  await user.click(dialog.getByRole('tab', { name: '话题' }))
  expect(dialog.getByLabelText<HTMLInputElement>('话题名称').value).toBe('')
})

it('says that the topic exists already, keeps what was typed, and goes there once it is changed', async () => {
  const { user, dialog } = await open(false)
  const api = serveNoPosts()
    .on(createTheme, () => refuse(themeProblems.alreadyCreated))
    .on(readTheme, () => debateSample({ type: 6, debate: null }))
  await user.type(dialog.getByLabelText('话题名称'), '一对一谈什么')
  await user.click(dialog.getByRole('button', { name: '发起' }))
  await dialog.findByText('已经有同名话题了，请修改名称。')
  expect(dialog.getByLabelText<HTMLInputElement>('话题名称').value).toBe('一对一谈什么')
  fakeApi().on(createTheme, () => ({ themeId: 6, type: 6, oneId: 2 }))
  await user.type(dialog.getByLabelText('话题名称'), '？')
  await user.click(dialog.getByRole('button', { name: '发起' }))
  await screen.findByRole('heading', { level: 1, name: /先有信任/ })
  expect(window.location.pathname).toBe('/theme')
  expect(api.calls(createTheme).at(-1)?.input).toMatchObject({ themename: '一对一谈什么？' })
})

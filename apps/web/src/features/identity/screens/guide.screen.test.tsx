import { readGuide, tickGuideStep } from '@fairlead/contract/identity/profile.endpoints.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeApi } from '../../../testing/fake-api.ts'
import { people } from '../../../testing/people.ts'
import { renderApp } from '../../../testing/render-app.tsx'

it('ticks a first step off, and remembers it', async () => {
  const api = fakeApi()
    .on(readGuide, () => ({ done: ['aha'] }))
    .on(tickGuideStep, () => ({ done: ['aha', 'profile'] }))
  const { user } = await renderApp('/guide', { as: people.scholar })
  const profile = await screen.findByRole<HTMLInputElement>('checkbox', { name: '已完成：先说说你是谁' })
  expect(screen.getByText('完成 1 / 5')).toBeDefined()
  await user.click(profile)
  await screen.findByText('完成 2 / 5')
  expect(profile.checked).toBe(true)
  expect(api.calls(tickGuideStep)[0]?.input).toEqual({ step: 'profile', isDone: 1 })
})

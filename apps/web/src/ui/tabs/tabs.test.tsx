import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Tabs } from './tabs.tsx'

const options = [
  { value: 'near', label: 'Near' },
  { value: 'far', label: 'Far' },
] as const

function Example() {
  const [value, setValue] = useState<'near' | 'far'>('near')
  return <Tabs label="Distance" value={value} options={options} onChange={setValue} controls="panel" />
}

it('moves with the arrow keys, around the ends, and keeps one stop for the tab key', async () => {
  render(<Example />)
  const user = userEvent.setup()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Near' }))
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Far', selected: true })).toBe(document.activeElement)
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'Near', selected: true })).toBe(document.activeElement)
  await user.tab()
  expect(document.activeElement).toBe(document.body)
})

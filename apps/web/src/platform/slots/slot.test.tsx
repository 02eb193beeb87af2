import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createSlot, fillSlot, SlotContents } from './slot.tsx'

it('shows what others put into it, in their order', () => {
  const slot = createSlot()
  fillSlot(slot, 'camps', () => <p>first</p>)
  fillSlot(slot, 'ranking', () => <p>second</p>)
  render(<SlotContents slot={slot} />)
  expect(screen.getAllByText(/first|second/).map((element) => element.textContent)).toEqual([
    'first',
    'second',
  ])
})

import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Count } from './count.tsx'

const rollOf = (container: HTMLElement) => container.querySelector('[data-roll]')?.getAttribute('data-roll')

it('stands still at first, then rolls the way the number goes', () => {
  const { container, rerender } = render(<Count value={4} text="4" />)
  expect(rollOf(container)).toBe('none')
  rerender(<Count value={5} text="5" />)
  expect(rollOf(container)).toBe('up')
  rerender(<Count value={3} text="3" />)
  expect(rollOf(container)).toBe('down')
  expect(container.querySelector('[aria-hidden]')?.textContent).toBe('5')
})

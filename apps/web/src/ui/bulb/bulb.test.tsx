import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Bulb } from './bulb.tsx'

const rings = (container: HTMLElement) => container.querySelectorAll('[class*="ring"]').length

it('rings at the moment it is lit, not when it is already lit on arrival', () => {
  const { container, rerender } = render(<Bulb lit />)
  expect(rings(container)).toBe(0)
  rerender(<Bulb lit={false} />)
  expect(rings(container)).toBe(0)
  rerender(<Bulb lit />)
  expect(rings(container)).toBe(1)
})

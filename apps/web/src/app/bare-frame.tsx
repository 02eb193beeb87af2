import { Outlet } from '@tanstack/react-router'

/** A page that brings its own frame: the door, print layouts, everything inside a workplace suite. */
export function BareFrame() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  )
}

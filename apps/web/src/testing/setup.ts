import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { setLanguage } from '../platform/i18n/language.ts'
import { clearSession } from '../platform/session/session.ts'
import { clearToasts } from '../platform/toasts/toasts.ts'
import './browser-gaps.ts'

// The first screen of a file also loads its code.
configure({ asyncUtilTimeout: 5000 })

beforeEach(async () => {
  clearSession()
  clearToasts()
  localStorage.clear()
  await setLanguage('zh')
})

afterEach(cleanup)

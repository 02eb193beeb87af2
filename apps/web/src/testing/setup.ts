import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { setLanguage } from '../platform/i18n/language.ts'
import { clearSession } from '../platform/session/session.ts'
import { clearToasts } from '../platform/toasts/toasts.ts'
import './browser-gaps.ts'

beforeEach(async () => {
  clearSession()
  clearToasts()
  localStorage.clear()
  await setLanguage('zh')
})

afterEach(cleanup)

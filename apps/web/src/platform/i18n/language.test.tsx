import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { setLanguage } from './language.ts'
import { loadWords } from './loaded-words.ts'
import { defineText } from './text.ts'
import { useText } from './use-text.ts'

const makeText = () =>
  defineText('greeting', {
    en: () => Promise.resolve({ en: { hello: 'Hello' } }),
    zh: () => Promise.resolve({ zh: { hello: '你好' } }),
  })

function Greeting({ text }: { text: ReturnType<typeof makeText> }) {
  return <p>{useText(text)('hello')}</p>
}

describe('the language', () => {
  it('changes what is on screen, the document and what the device remembers', async () => {
    const text = makeText()
    await loadWords(text, 'zh')
    render(<Greeting text={text} />)
    expect(screen.getByText('你好')).toBeDefined()
    await act(() => setLanguage('en'))
    expect(screen.getByText('Hello')).toBeDefined()
    expect(document.documentElement.lang).toBe('en')
    expect(localStorage.getItem('lang')).toBe('1')
  })

  it('survives a reload', async () => {
    await setLanguage('en')
    vi.resetModules()
    expect((await import('./language.ts')).currentLanguage()).toBe('en')
  })

  it.each([
    ['zh-CN', 'zh'],
    ['zh', 'zh'],
    ['en-GB', 'en'],
    ['de', 'en'],
  ])('of a newcomer is that of the browser: %s', async (browser, language) => {
    localStorage.clear()
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser)
    onTestFinished(() => void vi.restoreAllMocks())
    vi.resetModules()
    expect((await import('./language.ts')).currentLanguage()).toBe(language)
  })
})

describe('useText', () => {
  it('waits for words that nobody has loaded yet', async () => {
    const text = makeText()
    await act(async () =>
      render(
        <Suspense fallback="…">
          <Greeting text={text} />
        </Suspense>,
      ),
    )
    expect(screen.getByText('你好')).toBeDefined()
  })
})

describe('loadWords', () => {
  it('loads once for everyone, and again after a failure', async () => {
    const load = vi
      .fn<() => Promise<{ en: { hello: string } }>>()
      .mockRejectedValueOnce(new Error('no network'))
      .mockResolvedValue({ en: { hello: 'Hello' } })
    const text = defineText('flaky', { en: load, zh: () => Promise.resolve({ zh: { hello: '你好' } }) })
    await expect(loadWords(text, 'en')).rejects.toThrow('no network')
    await Promise.all([loadWords(text, 'en'), loadWords(text, 'en')])
    await loadWords(text, 'en')
    expect(load).toHaveBeenCalledTimes(2)
  })
})

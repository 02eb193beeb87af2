import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, showToast } from './toasts.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const texts = () => currentToasts().map(({ text }) => text)

describe('a toast', () => {
  it('is there for 3 s', () => {
    showToast('已保存')
    vi.advanceTimersByTime(2999)
    expect(texts()).toEqual(['已保存'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })

  it('stands beside others, and its own words stay up longer instead of standing twice', () => {
    showToast('网络异常')
    vi.advanceTimersByTime(2000)
    showToast('已保存')
    showToast('网络异常')
    expect(texts()).toEqual(['网络异常', '已保存'])
    vi.advanceTimersByTime(2999)
    expect(texts()).toEqual(['网络异常', '已保存'])
    vi.advanceTimersByTime(1)
    expect(texts()).toEqual([])
  })
})

import { expect, test } from 'vitest'
import { actOfKey, formatClock, STOPPED } from './playback.ts'

const now = { ...STOPPED, seconds: 3, duration: 100, volume: 0.95, speed: 1.5 }

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [-3, '0:00'],
])('%d seconds read %s', (seconds, shown) => {
  expect(formatClock(seconds)).toBe(shown)
})

test.each([
  [' ', { do: 'toggle' }],
  ['k', { do: 'toggle' }],
  ['ArrowLeft', { do: 'seek', seconds: 0 }],
  ['ArrowRight', { do: 'seek', seconds: 8 }],
  ['End', { do: 'seek', seconds: 100 }],
  ['ArrowUp', { do: 'volume', volume: 1 }],
  ['ArrowDown', { do: 'volume', volume: 0.9 }],
  ['>', { do: 'speed', speed: 2 }],
  ['<', { do: 'speed', speed: 1.25 }],
  ['m', { do: 'mute' }],
  ['f', { do: 'fullscreen' }],
  ['c', { do: 'subtitles' }],
  ['Tab', undefined],
  ['x', undefined],
])('the key %s', (key, act) => {
  expect(actOfKey(key, now)).toEqual(act)
})

test('the fastest and the slowest stay as they are', () => {
  expect(actOfKey('>', { ...now, speed: 2 })).toEqual({ do: 'speed', speed: 2 })
  expect(actOfKey('<', { ...now, speed: 0.75 })).toEqual({ do: 'speed', speed: 0.75 })
})

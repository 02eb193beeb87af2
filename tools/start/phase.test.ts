import { expect, test } from 'vitest'
import { phase } from './phase.mjs'

const page = (isTTY = false) => ({
  isTTY,
  text: '',
  write(text: string) {
    this.text += text
  },
})

test('one line with the seconds it took', async () => {
  const out = page()
  expect(await phase('Building the web', async () => 'built', out)).toBe('built')
  expect(out.text).toBe('  Building the web … 1 s\n')
})

test('one line that says it failed, and the reason goes on', async () => {
  const out = page()
  const work = async () => {
    throw new Error('no network')
  }
  await expect(phase('Installing packages', work, out)).rejects.toThrow('no network')
  expect(out.text).toBe('  Installing packages … failed\n')
})

test('a terminal sees one line too, rewritten in place', async () => {
  const out = page(true)
  await phase('Building the web', async () => undefined, out)
  expect(out.text).toMatch(/^ {2}Building the web …\r {2}Building the web … 1 s *\n$/)
})

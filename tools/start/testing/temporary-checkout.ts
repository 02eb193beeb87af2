import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder with the given files, gone after the test. Objects are written as JSON. */
export const temporaryCheckout = (files: Record<string, string | object>): string => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'fairlead-start-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, content] of Object.entries(files)) writeInto(root, path, content)
  return root
}

export const writeInto = (root: string, path: string, content: string | object): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
}

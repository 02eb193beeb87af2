import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from '../start/checkout.mjs'

/** Source files by their path from the root of the checkout. */
export type Tree = ReadonlyMap<string, string>

const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

export const findFiles = (patterns: string[], root = ROOT): string[] =>
  globSync(patterns, {
    cwd: root,
    exclude: (path) => path.split(/[\\/]/).some((name) => NOT_OURS.has(name)),
  })
    .map((path) => relative(root, join(root, path)).replaceAll('\\', '/'))
    .sort()

const readTree = (patterns: string[], root = ROOT): Tree =>
  new Map(findFiles(patterns, root).map((path) => [path, readFileSync(join(root, path), 'utf8')]))

export const readSources = (root = ROOT): Tree =>
  readTree(['{packages,apps,tools,bench,e2e}/**/*.{ts,tsx,mjs}', '*.{ts,mjs}'], root)

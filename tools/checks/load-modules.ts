import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from '../start/checkout.mjs'
import { findFiles } from './tree.ts'

export interface LoadedModule {
  path: string
  exports: Readonly<Record<string, unknown>>
}

/** Runs the modules that a pattern names: what they export is checked, not how it is written. */
export const loadModules = (pattern: string): Promise<LoadedModule[]> =>
  Promise.all(
    findFiles([pattern]).map(async (path) => ({
      path,
      exports: await import(pathToFileURL(join(ROOT, path)).href),
    })),
  )

import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

const KB = 1000
const web = `${import.meta.dirname}/..`
let chunks: Rolldown.OutputChunk[]
let weights: Map<Rolldown.OutputChunk, number>

// Building and compressing take their time on a busy machine.
beforeAll(async () => {
  // As people build it: the React plugin looks here, too.
  vi.stubEnv('NODE_ENV', 'production')
  const built = await build({
    root: web,
    configFile: `${web}/vite.config.ts`,
    mode: 'production',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false },
  })
  const { output } = built as Rolldown.RolldownOutput
  chunks = output.filter((file) => file.type === 'chunk')
  weights = new Map(chunks.map((chunk) => [chunk, brotliCompressSync(chunk.code).length]))
}, 120_000)
afterAll(() => vi.unstubAllEnvs())

const chunkOf = (module: string): Rolldown.OutputChunk => {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  if (!found) throw new Error(`nothing was built of ${module}`)
  return found
}

/** Every script the browser fetches before these modules run. */
const loadedFor = (...modules: string[]): Set<Rolldown.OutputChunk> => {
  const loaded = new Set<Rolldown.OutputChunk>()
  const load = (chunk: Rolldown.OutputChunk) => {
    if (loaded.has(chunk)) return
    loaded.add(chunk)
    for (const file of chunk.imports) load(chunks.find(({ fileName }) => fileName === file) ?? chunk)
  }
  for (const module of modules) load(chunkOf(module))
  return loaded
}

const compressed = (loaded: Set<Rolldown.OutputChunk>): number =>
  [...loaded].reduce((sum, chunk) => sum + (weights.get(chunk) ?? 0), 0)

describe('the built web', () => {
  it('carries no zod', () => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
    expect(modules.filter((id) => /node_modules\/zod\//.test(id))).toEqual([])
    expect(modules.filter((id) => id.endsWith('identity.endpoints.ts'))).toHaveLength(1)
  })

  it('carries no real-time client before somebody is signed in', () => {
    const modules = [...loadedFor('/index.html', 'login.screen.tsx')].flatMap(({ moduleIds }) => moduleIds)
    expect(modules.filter((id) => id.includes('socket.io-client'))).toEqual([])
  })

  it('loads at most 120 kB of script for /login', () => {
    const loaded = loadedFor('/index.html', 'login.screen.tsx', 'identity/text/zh.ts')
    expect(compressed(loaded)).toBeLessThan(120 * KB)
  })

  it('loads at most 230 kB of script for /campus', () => {
    const loaded = loadedFor(
      '/index.html',
      'app/signed-in.ts',
      'shell/shell.tsx',
      'shell/text/zh.ts',
      'campus.screen.tsx',
      'posts/text/zh.ts',
    )
    expect(compressed(loaded)).toBeLessThan(230 * KB)
  })
})

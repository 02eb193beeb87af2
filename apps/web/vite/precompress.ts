import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/
const SMALLEST_WORTH_IT = 1024

/**
 * Writes .br and .gz next to every text file, at the highest level, once, instead of on every request.
 * index.html is left alone: the server fills in a nonce each time.
 */
export const precompress = (): Plugin => ({
  name: 'fairlead:precompress',
  apply: 'build',
  async writeBundle({ dir }) {
    if (dir === undefined) return
    const files = await readdir(dir, { recursive: true })
    await Promise.all(
      files.filter((file) => COMPRESSIBLE.test(file)).map((file) => compressFile(join(dir, file))),
    )
  },
})

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressFile = async (path: string): Promise<void> => {
  const content = await readFile(path)
  if (content.length < SMALLEST_WORTH_IT) return
  const [br, gz] = await Promise.all([
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractData } from './vite/contract-data.ts'
import { precompress } from './vite/precompress.ts'

const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000'
// What every page needs from others, in one file: small files of shared code compress worse than they save.
const RUNTIME =
  /preload-helper|node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/](?!.*infiniteQuery)/i

const served = ['/v1', '/v2', '/files', '/docs', '/socket.io']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractData(), precompress()],
  resolve: {
    // React has had the hook itself since 18; the shim carries a copy for older ones.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    // Data addresses are against the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Changes with our dependencies, not with our releases, so browsers keep it.
        codeSplitting: {
          groups: [{ name: 'runtime', test: RUNTIME }],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: apiOrigin, ws: path === '/socket.io' }])),
  },
})

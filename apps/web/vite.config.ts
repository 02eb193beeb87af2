import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractData } from './vite/contract-data.ts'
import { precompress } from './vite/precompress.ts'

// What nearly every page needs lies in two files: many small ones cost more in headers and lost compression than they save.
const shared = [
  {
    name: 'runtime',
    test: /node_modules\/(react|react-dom|scheduler|@tanstack)\/(?!.*(?:[iI]nfiniteQuery|virtual|useBlocker))|createReactComponent|preload-helper/,
  },
  {
    name: 'kit',
    test: /packages\/contract\/src\/(?:\w+\.ts|primitives\/|identity\/)|src\/platform\/(?!realtime|statements|outbox|sharing)|src\/ui\/(avatar|brand\/logo|button|field\/text-field|language)/,
  },
]

// `npm run dev` puts Vite in front of the server.
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000'
const served = ['/v1', '/v2', '/postFile', '/files', '/docs', '/socket.io', '/simulator']

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contractData(), precompress()],
  resolve: {
    // React has had the hook itself since 18; the shim carries a copy for older ones.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Every page carries the list of all files: short names make it light.
      output: {
        codeSplitting: { groups: shared },
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
      },
      // A schema that nobody in the browser asks for is left out with its library.
      treeshake: { manualPureFunctions: ['z'] },
    },
  },
  server: {
    proxy: Object.fromEntries(served.map((path) => [path, { target: apiOrigin, ws: path === '/socket.io' }])),
  },
})

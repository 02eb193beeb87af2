import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{packages,tools,bench,e2e}/**/*.test.ts', 'apps/server/src/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.api.test.ts'],
        },
      },
    ],
  },
})

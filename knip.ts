import type { KnipConfig } from 'knip'

export default {
  // A type that its own file exports and uses describes something else the file exports.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      // What the scripts of package.json do not name: started by other programs.
      entry: ['tools/checks/run.ts', 'bench/**/*.process.ts'],
      project: ['{tools,bench,e2e}/**/*.{mjs,ts}', '*.ts'],
      // drizzle-kit looks for it next to itself.
      ignoreDependencies: ['drizzle-orm'],
      // Of the operating system.
      ignoreBinaries: ['apt-get', 'fc-list', 'taskset'],
    },
    'packages/contract': {
      project: 'src/**/*.ts',
      // Every file is a way in, so only this reports what nobody imports.
      includeEntryExports: true,
    },
    'apps/server': {
      // The tables are read by drizzle-kit.
      entry: ['src/main.ts', 'src/**/*.tables.ts'],
      project: 'src/**/*.ts',
    },
    'apps/web': {
      entry: ['index.html'],
      project: ['src/**/*.{ts,tsx}', 'vite/**/*.ts'],
    },
  },
} satisfies KnipConfig

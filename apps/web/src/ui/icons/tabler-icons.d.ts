/** The package types only its index, which would pull thousands of modules into every test and dev start. */
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { Icon } from '@tabler/icons-react'

  const icon: Icon
  // biome-ignore lint/style/noDefaultExport: describes what the package exports
  export default icon
}

export type { WantedResource } from './access/resource-access.ts'
export { useResourceAccess } from './access/use-resource-access.tsx'

export { useResourceAccess } from './access/use-resource-access.tsx'

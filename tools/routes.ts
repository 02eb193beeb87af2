import { describeRoutes, loadRoutes } from './checks/route-table.ts'

console.log(describeRoutes(await loadRoutes()).join('\n'))

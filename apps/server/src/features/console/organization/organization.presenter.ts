import type { Organization } from '@fairlead/contract/console/organization.schema.ts'
import type { DepartmentRow, EnterpriseRow, PartRow } from '../../enterprises/public.ts'

export const presentOrganization = (
  { id, name, settings }: EnterpriseRow,
  departments: readonly DepartmentRow[],
  positions: readonly PartRow[],
  classes: readonly PartRow[],
): Organization => ({
  enterpriseId: id,
  name,
  settings,
  departments: departments.map(({ id: departmentId, ...row }) => ({ departmentId, ...row })),
  positions: positions.map(({ id: positionId, ...row }) => ({ positionId, ...row })),
  classes: classes.map(({ id: classId, ...row }) => ({ classId, ...row })),
})

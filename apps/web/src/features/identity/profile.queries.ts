import { readProfile } from '@fairlead/contract/identity/profile.endpoints.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/api/call.ts'

/** Without a studentId one's own. */
export const profileQuery = (studentId: string | undefined) =>
  queryOptions({
    queryKey: ['identity', 'profile', studentId ?? ''],
    queryFn: ({ signal }) => call(readProfile, studentId ? { studentId } : {}, { signal }),
  })

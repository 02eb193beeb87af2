import { isUuid } from './formats.ts'
import { type Check, checkProperties, matching } from './properties.ts'

export const checkStatementRef: Check = (value, path) =>
  checkProperties(
    value,
    path,
    {
      objectType: matching((type) => type === 'StatementRef', 'must be “StatementRef”.'),
      id: matching(isUuid, 'must be a UUID.'),
    },
    ['objectType', 'id'],
  )

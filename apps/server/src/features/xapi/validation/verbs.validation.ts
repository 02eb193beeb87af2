import { type Check, checkIri, checkLanguageMap, checkProperties } from './properties.ts'

export const checkVerb: Check = (value, path) =>
  checkProperties(value, path, { id: checkIri, display: checkLanguageMap }, ['id'])

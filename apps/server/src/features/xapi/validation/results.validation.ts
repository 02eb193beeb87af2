import type { JsonObject } from '../statement.ts'
import { isDuration } from './formats.ts'
import {
  type Check,
  checkBoolean,
  checkExtensions,
  checkProperties,
  checkString,
  matching,
  refuse,
} from './properties.ts'

const checkNumber = matching(
  (value) => typeof value === 'number' && Number.isFinite(value),
  'must be a number.',
)

const checkScaled: Check = (value, path) => {
  checkNumber(value, path)
  if (Math.abs(value as number) > 1) refuse(path, 'must lie between -1 and 1.')
}

const checkScore: Check = (value, path) => {
  const { raw, min, max } = checkProperties(value, path, {
    scaled: checkScaled,
    raw: checkNumber,
    min: checkNumber,
    max: checkNumber,
  }) as JsonObject & { raw?: number; min?: number; max?: number }
  if (min !== undefined && max !== undefined && min >= max) refuse(path, 'must have a min below its max.')
  if (raw !== undefined && ((min !== undefined && raw < min) || (max !== undefined && raw > max)))
    refuse(path, 'must have a raw score between min and max.')
}

export const checkResult: Check = (value, path) =>
  checkProperties(value, path, {
    score: checkScore,
    success: checkBoolean,
    completion: checkBoolean,
    response: checkString,
    duration: matching(isDuration, 'must be a duration of ISO 8601.'),
    extensions: checkExtensions,
  })

import { SIGNATURE } from '../statement.ts'
import { isMediaType, isSha2 } from './formats.ts'
import {
  type Check,
  checkIri,
  checkLanguageMap,
  checkProperties,
  each,
  matching,
  refuse,
} from './properties.ts'

const checkAttachment: Check = (value, path) => {
  const { usageType, contentType } = checkProperties(
    value,
    path,
    {
      usageType: checkIri,
      display: checkLanguageMap,
      description: checkLanguageMap,
      contentType: matching(isMediaType, 'must be a media type.'),
      length: matching(
        (length) => Number.isInteger(length) && Number(length) >= 0,
        'must be a number of octets.',
      ),
      sha2: matching(isSha2, 'must be a SHA-2 sum in hexadecimal digits.'),
      fileUrl: checkIri,
    },
    ['usageType', 'display', 'contentType', 'length', 'sha2'],
  )
  if (usageType === SIGNATURE && contentType !== 'application/octet-stream')
    refuse(path, 'must have the content type application/octet-stream, being a signature.')
}

export const checkAttachments: Check = each(checkAttachment)

import type { UploadResult } from '@fairlead/contract/media/media.schema.ts'
import type { FileAddresses } from '../../platform/storage/file-addresses.ts'
import type { FileRow } from './media.repository.ts'

export const presentStored = (addresses: FileAddresses, file: FileRow, received: number): UploadResult => ({
  uploadUrl: addresses.permit(addresses.lasting(file.key)),
  fileName: file.name,
  received,
})

export const presentUnfinished = (upload: { name: string; received: number }): UploadResult => ({
  uploadUrl: '',
  fileName: upload.name,
  received: upload.received,
})

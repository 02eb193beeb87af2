import { RESIZE_MAX_SIDE } from './uploader-codes.ts'

export interface UploaderFilters {
  mime_types: readonly { title: string; extensions: string }[]
  /** A number of bytes, or `20mb`; units of 1024. 0 allows any size. */
  max_file_size: number | string
  prevent_duplicates: boolean
  prevent_empty: boolean
}

export interface UploaderResize {
  enabled: boolean
  width: number
  height: number
  quality: number
}

/** The names are those of the contract. */
export interface UploaderSettings {
  url: string
  http_method: 'POST' | 'PUT'
  multipart: boolean
  multi_selection: boolean
  file_data_name: string
  send_file_name: boolean
  /** True sends chunk and chunks, false offset and total. */
  send_chunk_number: boolean
  chunk_size: number | string
  max_retries: number
  /** A try without any progress for this long counts as failed; 0 waits for ever. */
  stall_timeout: number
  multipart_params: Readonly<Record<string, string | number>>
  headers: Readonly<Record<string, string>>
  filters: UploaderFilters
  resize: UploaderResize
  runtimes: string
  browse_button: HTMLElement | null
  drop_element: HTMLElement | null
  paste_element: HTMLElement | null
}

export type UploaderOptions = Partial<Omit<UploaderSettings, 'filters' | 'resize'>> & {
  url: string
  filters?: Partial<UploaderFilters>
  resize?: Partial<UploaderResize>
}

const defaultFilters: UploaderFilters = {
  mime_types: [],
  max_file_size: 0,
  prevent_duplicates: false,
  prevent_empty: true,
}

const defaultResize: UploaderResize = {
  enabled: false,
  width: RESIZE_MAX_SIDE,
  height: RESIZE_MAX_SIDE,
  quality: 90,
}

export const settingsFrom = (options: UploaderOptions): UploaderSettings => ({
  http_method: 'POST',
  multipart: true,
  multi_selection: true,
  file_data_name: 'file',
  send_file_name: true,
  send_chunk_number: true,
  chunk_size: 0,
  max_retries: 0,
  stall_timeout: 0,
  multipart_params: {},
  headers: {},
  runtimes: 'html5,flash,silverlight,html4',
  browse_button: null,
  drop_element: null,
  paste_element: null,
  ...options,
  filters: { ...defaultFilters, ...options.filters },
  resize: { ...defaultResize, ...options.resize },
})

const UNITS: Readonly<Record<string, number>> = {
  b: 1,
  k: 1024,
  kb: 1024,
  m: 1024 ** 2,
  mb: 1024 ** 2,
  g: 1024 ** 3,
  gb: 1024 ** 3,
  t: 1024 ** 4,
  tb: 1024 ** 4,
}

/** `20mb` in bytes, by units of 1024; what is no size is 0. */
export const parseSize = (size: number | string): number => {
  if (typeof size === 'number') return size
  const [, digits = '', unit = 'b'] = /^\s*([\d.]+)\s*([kmgt]?b?)\s*$/i.exec(size) ?? []
  return Math.floor(Number(digits || 0) * (UNITS[unit.toLowerCase() || 'b'] ?? 1))
}

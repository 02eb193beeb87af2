// Excel takes a file without it for the local encoding.
const BYTE_ORDER_MARK = '\uFEFF'

/** Saves a text as a file on this device. */
export const downloadText = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([BYTE_ORDER_MARK, text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}

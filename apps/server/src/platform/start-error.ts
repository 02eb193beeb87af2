/** A reason not to start that a person can act on: printed as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}

// 53100 is PostgreSQL's own name for the same trouble.
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])
const diskFullText = /No space left on device|ENOSPC|Disk quota exceeded/i
const deniedCodes = new Set(['EACCES', 'EPERM', 'EROFS'])

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

export const saysDiskFull = (text: string): boolean => diskFullText.test(text)

export const diskFullError = (folder: string, cause?: unknown): StartError =>
  new StartError(`The disk that holds ${folder} is full. Free some space and start again.`, { cause })

/** Puts what went wrong with a folder into words a person can act on; anything else stays what it was. */
export const explainFolderError = (error: unknown, folder: string): unknown => {
  if (error instanceof StartError) return error
  const code = codeOf(error)
  if (diskFullCodes.has(code) || (error instanceof Error && saysDiskFull(error.message)))
    return diskFullError(folder, error)
  if (deniedCodes.has(code))
    return new StartError(`${folder} may not be written. Change its owner or permissions, or set DATA_DIR.`, {
      cause: error,
    })
  return error
}

/** The end of a start that cannot go on: one line for what a person can act on, everything for what they cannot. */
export const failStart = (error: unknown): never => {
  const told = explainFolderError(error, 'the data folder')
  console.error(told instanceof StartError ? `✖ ${told.message}` : told)
  process.exit(1)
}

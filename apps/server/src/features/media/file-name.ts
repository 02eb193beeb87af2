const MAX_LENGTH = 120
// Control characters, and those that turn the writing direction so that "gpj.exe" reads "exe.jpg".
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A person's file name as we show it: no path, nothing invisible, not too long. It never becomes a storage key. */
export const cleanFileName = (name: string): string => {
  const base = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = base
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
    .trim()
  const extension = extensionOf(clean)
  const stem = extension ? clean.slice(0, -extension.length - 1) : clean
  const short = [...(stem || 'file')].slice(0, MAX_LENGTH).join('')
  return extension ? `${short}.${extension}` : short
}

/** Lower case, without the dot; empty when there is none that looks like one. */
export const extensionOf = (name: string): string =>
  /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

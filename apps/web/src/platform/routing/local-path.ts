const DECODINGS_CHECKED = 5

/** One leading slash, and nothing a browser could read as another host, a scheme or a way around this check. */
const staysHere = (path: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop tabs and line ends inside addresses, so `/<tab>/host` would leave
  /^\/(?!\/)/.test(path) && !path.includes('//') && !/[\\\u0000-\u001f\u007f]/.test(path)

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The value itself when it is a path of this site, however often it was encoded; otherwise nothing. */
export const localPath = (value: string | undefined): string | undefined => {
  let reading = value ?? ''
  for (let decodings = 0; decodings < DECODINGS_CHECKED; decodings += 1) {
    if (!staysHere(reading)) return undefined
    const decoded = decode(reading)
    if (decoded === reading) return value
    reading = decoded
  }
  return undefined
}

export type Parameters = Readonly<Record<string, unknown>>

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

const carriesNothing = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  value === 'undefined' ||
  value === 0 ||
  isEmptyObject(value)

/** What is sent of a call's input: strings trimmed, and nothing that says nothing; the server reads an absent flag as 0. */
export const filterParameters = (parameters: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(parameters)
      .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
      .filter(([, value]) => !carriesNothing(value)),
  )

/** For query strings and forms. */
export const encodeParameters = (parameters: Parameters): string => {
  const encoded = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== '' && value !== null && value !== undefined) encoded.append(name, String(value))
  return encoded.toString()
}

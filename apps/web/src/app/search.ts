/** Query values are strings on both ways: the router's own format would turn codes such as `0012` into numbers. */
export const parseSearch = (query: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(query))

export const stringifySearch = (search: Record<string, unknown>): string => {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && value !== null) query.append(name, String(value))
  const encoded = query.toString()
  return encoded && `?${encoded}`
}

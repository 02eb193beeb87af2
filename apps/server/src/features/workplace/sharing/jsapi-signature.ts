import { createHash } from 'node:crypto'

export interface JsapiParameters {
  jsapi_ticket: string
  noncestr: string
  timestamp: number
  url: string
}

/** As all three suites ask for it: SHA-1 over the parameters, sorted by name. */
export const signJsapi = (parameters: JsapiParameters): string => {
  const text = (Object.keys(parameters) as (keyof JsapiParameters)[])
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&')
  return createHash('sha1').update(text).digest('hex')
}

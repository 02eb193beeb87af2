/** A request the record store refuses, with the status the standard gives that refusal. */
export class XapiError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export const badRequest = (message: string): XapiError => new XapiError(400, message)
export const unauthorized = (message: string): XapiError => new XapiError(401, message)
export const forbidden = (message: string): XapiError => new XapiError(403, message)
export const notFound = (message: string): XapiError => new XapiError(404, message)
export const conflict = (message: string): XapiError => new XapiError(409, message)
export const preconditionFailed = (message: string): XapiError => new XapiError(412, message)

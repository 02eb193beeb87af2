/** To a page that is not ours, leaving no step behind to come back to. */
export const leaveSite = (url: string): void => window.location.replace(url)

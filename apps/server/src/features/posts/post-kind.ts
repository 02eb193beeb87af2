/** What posts call themselves where a target can be anything. */
export const POST_KIND = 'post'

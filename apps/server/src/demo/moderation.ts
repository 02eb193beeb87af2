/** What every enterprise of the demo is careful with. */
export const riskyWords = ['内部报价', 'internal price'] as const

/** The key that seals what the suites gave us to prove ourselves with. */
export const SEALING_PURPOSE = 'workplace-connections'

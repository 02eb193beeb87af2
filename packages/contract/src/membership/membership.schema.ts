export const AHA_UNLIMITED = 2_147_483_647
export const AHA_QUOTA = { sailor: 0, scholar: 10, elite: 20, mentor: AHA_UNLIMITED } as const
export const FREE_CHANCES_PER_MONTH = 3

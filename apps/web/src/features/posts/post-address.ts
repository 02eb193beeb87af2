/** Where a post can be opened by whoever may see it. */
export const postAddress = (ugcId: number): string => `${window.location.origin}/campus?ugcId=${ugcId}`

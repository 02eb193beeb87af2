/** Pages shift while others write, so a post may come twice; the first place counts. */
export const uniquePosts = <P extends { ugcId: number }>(posts: readonly P[]): P[] => {
  const seen = new Set<number>()
  return posts.filter(({ ugcId }) => !seen.has(ugcId) && seen.add(ugcId))
}

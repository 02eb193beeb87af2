import { communitiesText } from '../../features/communities/communities.text.ts'
import { communityThemesSlot, placePostsSlot } from '../../features/communities/place-slots.ts'
import { campusRailSlot, squareRailSlot, toolsSlot } from '../../features/posts/campus-slots.ts'
import { postsText } from '../../features/posts/posts.text.ts'
import { themeResourceSlot } from '../../features/themes/theme-slots.ts'
import { themesText } from '../../features/themes/themes.text.ts'
import { fillSlot } from '../../platform/slots/slot.tsx'
import { lazyWithWords } from './lazy-with-words.ts'

/** Communities and discussions stand above posts, and show them all the same. */
export const composePlaces = (): void => {
  fillSlot(
    placePostsSlot,
    'posts',
    lazyWithWords(
      postsText,
      async () => (await import('../../features/posts/components/place-posts.tsx')).PlacePosts,
    ),
  )
  fillSlot(
    themeResourceSlot,
    'resource',
    lazyWithWords(
      postsText,
      async () => (await import('../../features/posts/components/resource-line.tsx')).ResourceLine,
    ),
  )
  fillSlot(
    communityThemesSlot,
    'themes',
    lazyWithWords(
      themesText,
      async () => (await import('../../features/themes/components/community-themes.tsx')).CommunityThemes,
    ),
  )
  const campusThemes = lazyWithWords(
    themesText,
    async () => (await import('../../features/themes/components/campus-themes.tsx')).CampusThemes,
  )
  fillSlot(campusRailSlot, 'themes', campusThemes)
  fillSlot(squareRailSlot, 'themes', campusThemes)
  fillSlot(
    squareRailSlot,
    'people',
    lazyWithWords(
      communitiesText,
      async () => (await import('../../features/communities/components/fellows-card.tsx')).FellowsCard,
    ),
  )
  fillSlot(
    toolsSlot,
    'theme',
    lazyWithWords(
      themesText,
      async () => (await import('../../features/themes/components/theme-tool.tsx')).ThemeTool,
    ),
  )
}

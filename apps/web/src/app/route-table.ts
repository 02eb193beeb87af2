import { awardsRoutes } from '../features/awards/awards.routes.ts'
import { campsRoutes } from '../features/camps/camps.routes.ts'
import { chatRoutes } from '../features/chat/chat.routes.ts'
import { communitiesRoutes } from '../features/communities/communities.routes.ts'
import { consoleRoutes } from '../features/console/console.routes.ts'
import { enterprisesRoutes } from '../features/enterprises/enterprises.routes.ts'
import { identityRoutes } from '../features/identity/identity.routes.ts'
import { libraryRoutes } from '../features/library/library.routes.ts'
import { membershipRoutes } from '../features/membership/membership.routes.ts'
import { moderationRoutes } from '../features/moderation/moderation.routes.ts'
import { notificationsRoutes } from '../features/notifications/notifications.routes.ts'
import { panelsRoutes } from '../features/panels/panels.routes.ts'
import { plansRoutes } from '../features/plans/plans.routes.ts'
import { postsRoutes } from '../features/posts/posts.routes.ts'
import { practiceRoutes } from '../features/practice/practice.routes.ts'
import { rankingRoutes } from '../features/ranking/ranking.routes.ts'
import { searchRoutes } from '../features/search/search.routes.ts'
import { tasksRoutes } from '../features/tasks/tasks.routes.ts'
import { themesRoutes } from '../features/themes/themes.routes.ts'
import { workplaceRoutes } from '../features/workplace/workplace.routes.ts'
import { xapiRoutes } from '../features/xapi/xapi.routes.ts'
import type { RouteEntry } from '../platform/routing/route-entry.ts'

/** Every route of the product, built or not, under the feature that owns it. Runs in Node too, for `npm run routes`. */
export const routesByFeature: Readonly<Record<string, readonly RouteEntry[]>> = {
  identity: identityRoutes,
  enterprises: enterprisesRoutes,
  membership: membershipRoutes,
  moderation: moderationRoutes,
  communities: communitiesRoutes,
  themes: themesRoutes,
  posts: postsRoutes,
  library: libraryRoutes,
  plans: plansRoutes,
  tasks: tasksRoutes,
  camps: campsRoutes,
  practice: practiceRoutes,
  panels: panelsRoutes,
  chat: chatRoutes,
  awards: awardsRoutes,
  ranking: rankingRoutes,
  notifications: notificationsRoutes,
  search: searchRoutes,
  xapi: xapiRoutes,
  workplace: workplaceRoutes,
  console: consoleRoutes,
}

export const routeEntries: readonly RouteEntry[] = Object.values(routesByFeature).flat()

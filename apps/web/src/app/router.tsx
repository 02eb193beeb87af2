import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ParsedLocation,
  redirect,
} from '@tanstack/react-router'
import { consoleText } from '../features/console/console.text.ts'
import { currentEnvironment } from '../platform/environment/environment.ts'
import { currentSuite } from '../platform/environment/suite.ts'
import { currentLanguage } from '../platform/i18n/language.ts'
import { loadWords } from '../platform/i18n/loaded-words.ts'
import type { Text } from '../platform/i18n/text.ts'
import { declareBuiltRoutes, isBuilt } from '../platform/routing/built-routes.ts'
import { declareConsoleSections } from '../platform/routing/console-sections.ts'
import type { RouteEntry } from '../platform/routing/route-entry.ts'
import { currentSession } from '../platform/session/session.ts'
import { appText } from './app.text.ts'
import { BareFrame } from './bare-frame.tsx'
import { ErrorScreen } from './error-screen.tsx'
import { type Arrival, elsewhere } from './guards.ts'
import { Root } from './root.tsx'
import { routeEntries } from './route-table.ts'
import { parseSearch, stringifySearch } from './search.ts'
import { shellText } from './shell/shell.text.ts'

export type AppRouter = ReturnType<typeof createAppRouter>

export const createAppRouter = () => {
  declareBuiltRoutes(routeEntries)
  declareConsoleSections(routeEntries)
  return createRouter({
    routeTree: createRouteTree(),
    parseSearch,
    stringifySearch,
    caseSensitive: false,
    scrollRestoration: true,
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
  })
}

const loadText = (text: Text | undefined) => async (): Promise<void> => {
  if (text) await loadWords(text, currentLanguage())
}

const createRouteTree = () => {
  const root = createRootRoute({ component: Root, loader: loadText(appText) })
  const full = createRoute({
    id: 'full',
    getParentRoute: () => root,
    loader: loadText(shellText),
    // A workplace suite has a bar of its own.
    component: currentSuite()
      ? lazyRouteComponent(() => import('./shell/embedded-shell.tsx'), 'EmbeddedShell')
      : lazyRouteComponent(() => import('./shell/shell.tsx'), 'Shell'),
  })
  const bare = createRoute({ id: 'bare', getParentRoute: () => root, component: BareFrame })

  const managing = createRoute({
    id: 'managing',
    getParentRoute: () => root,
    loader: loadText(consoleText),
    component: lazyRouteComponent(
      () => import('../features/console/components/console-frame.tsx'),
      'ConsoleFrame',
    ),
  })

  const frameOf = ({ chrome = 'full' }: RouteEntry) => {
    if (chrome === 'console') return managing
    return chrome === 'bare' ? bare : full
  }
  const walkable = routeEntries.filter((entry) => entry.screen ?? entry.redirect)
  const childrenOf = (frame: AnyRoute) =>
    walkable.filter((entry) => frameOf(entry) === frame).map((entry) => createEntryRoute(frame, entry))

  const notFound = routeEntries.find(({ path }) => path === '/404')
  const catchAll = notFound ? [createEntryRoute(frameOf(notFound), { ...notFound, path: '/$' })] : []
  const catchAllIn = (frame: AnyRoute) => (notFound && frameOf(notFound) === frame ? catchAll : [])
  return root.addChildren([
    full.addChildren([...childrenOf(full), ...catchAllIn(full)]),
    bare.addChildren([...childrenOf(bare), ...catchAllIn(bare)]),
    managing.addChildren(childrenOf(managing)),
  ])
}

const createEntryRoute = (frame: AnyRoute, entry: RouteEntry) =>
  createRoute({
    getParentRoute: () => frame,
    path: entry.path,
    staticData: { entry },
    beforeLoad: ({ location }) => {
      const href = elsewhere(entry, arrivalAt(location))
      if (href !== undefined) throw redirect({ href, replace: true })
    },
    loader: loadText(entry.text),
    component: entry.screen && lazyScreen(entry.screen),
  })

const lazyScreen = (screen: NonNullable<RouteEntry['screen']>) =>
  lazyRouteComponent(async () => ({ screen: await screen() }), 'screen')

export const arrivalAt = ({ pathname, searchStr, search }: ParsedLocation): Arrival => ({
  href: `${pathname}${searchStr}`,
  search: search as Record<string, string>,
  signedIn: currentSession() !== null,
  isBuilt,
  inFeishuOnDesktop: currentSuite() === 'feishu' && currentEnvironment() === 'pc',
})

import { type FeatureOrder, isKnownFeature, mayUse, type Place, placeOf, resolveImport } from './places.ts'
import { brokenRole, brokenRoleOfPackage } from './roles.ts'
import { type Import, importsOf } from './source.ts'
import type { Tree } from './tree.ts'

// The two places where the machine itself speaks a feature's contract: it stores who is signed in, and sends statements.
const PLATFORM_CONTRACTS: Record<string, string> = {
  'apps/web/src/platform/session/': 'identity',
  'apps/web/src/platform/statements/': 'xapi',
}

const listing = (names: readonly string[]): string => names.join(', ') || 'none'

const orderAdvice = (order: FeatureOrder, from: string, to: string): string => {
  if (order.edge.includes(to))
    return `nobody imports \`${to}\`, it stands at the edge: turn the call around, or compose both in app/`
  if (order.observers.includes(to))
    return `nobody imports the observer \`${to}\`: emit an event it listens to, or compose both in app/`
  const above = order.ordered.slice(0, Math.max(order.ordered.indexOf(from), 0))
  return `\`${from}\` may use only the features above it in features.json (${listing(above)}): emit an event that \`${to}\` listens to, fill a slot in app/compose/, or move the feature in features.json`
}

const betweenFeatures = (order: FeatureOrder, from: Place, to: Place): string | undefined => {
  if (!mayUse(order, from.feature, to.feature)) return orderAdvice(order, from.feature, to.feature)
  // The words of borrowed components have a door of their own: routes load them before any code of the feature.
  const opensTheFrontDoor = to.part === 'contract' || /\/public(?:\.text)?\.ts$/.test(to.path)
  // A foreign key has to name the table it points to.
  const namesATable = from.role === 'tables' && to.role === 'tables'
  if (from.feature === to.feature || opensTheFrontDoor || namesATable) return undefined
  return `other features are entered through their front door: export it from features/${to.feature}/public.ts and import that`
}

const fromPlatform = (from: Place, to: Place): string | undefined => {
  if (to.layer === 'app') return 'platform knows nothing of app/: take what it needs as an argument'
  // Tests take real endpoints for examples.
  if (to.layer !== 'feature' || (from.isTest && to.part === 'contract')) return undefined
  const spoken = Object.keys(PLATFORM_CONTRACTS).find((folder) => from.path.startsWith(folder))
  if (to.part === 'contract' && spoken && PLATFORM_CONTRACTS[spoken] === to.feature) return undefined
  return `platform knows no feature: move the code into features/${to.feature}/, or let the feature hand in what platform needs`
}

const fromDemo = (to: Place): string | undefined =>
  to.layer === 'demo' || to.part === 'contract'
    ? undefined
    : 'the demo world is people and texts that seeds use, and speaks only the contract: let the seed do the rest'

const fromUi = (to: Place): string | undefined =>
  to.layer === 'ui' || to.path.startsWith('apps/web/src/platform/i18n/')
    ? undefined
    : 'ui/ holds no domain words and imports only ui/ and platform/i18n/: pass the value in as a prop, or move the component into a feature'

const betweenParts = (from: Place, to: Place): string | undefined => {
  if (to.part === 'tooling') return 'the product does not import its tools: move the code into the product'
  if (from.part === to.part || to.part === 'contract') return undefined
  if (from.part === 'contract') return 'the contract stands alone: move what it needs into packages/contract/'
  return 'server and web meet only in the contract: move what both need into packages/contract/'
}

const fromTooling = (to: Place): string | undefined =>
  to.layer !== 'feature' || to.part === 'contract' || to.path.endsWith('/public.ts')
    ? undefined
    : `tools, bench and e2e use what features make public: export it from features/${to.feature}/public.ts`

const brokenBoundary = (order: FeatureOrder, from: Place, to: Place): string | undefined => {
  if (from.part === 'tooling') return fromTooling(to)
  const apart = betweenParts(from, to)
  if (apart) return apart
  if (to.layer === 'testing' && !from.isTest && from.layer !== 'testing')
    return 'testing/ is for tests only: move the code out of testing/'
  if (to.layer === 'testing' || from.layer === 'testing' || from.layer === 'app') return undefined
  if (from.layer === 'platform') return fromPlatform(from, to)
  if (from.layer === 'ui') return fromUi(to)
  if (from.layer === 'demo') return fromDemo(to)
  if (from.layer === 'shared' && to.layer === 'feature')
    return `what all contracts share knows none of them: move it into packages/contract/src/${to.feature}/`
  if (to.layer === 'app')
    return 'features know nothing of app/: move the code into the feature or into platform/'
  if (from.layer === 'feature' && to.layer === 'feature') return betweenFeatures(order, from, to)
  return undefined
}

const complaint = (from: Place, { line, specifier }: Import, advice: string): string =>
  `${from.path}:${line} imports ${specifier}\n    ${advice}`

const importComplaints = (order: FeatureOrder, from: Place, imported: Import): string[] => {
  const path = resolveImport(from.path, imported.specifier)
  if (path === undefined) {
    const advice = brokenRoleOfPackage(from, imported)
    return advice ? [complaint(from, imported, advice)] : []
  }
  // Data such as features.json has no place in the order.
  if (path.endsWith('.json')) return []
  const to = placeOf(path)
  const advice = brokenBoundary(order, from, to) ?? brokenRole(from, to, imported)
  return advice ? [complaint(from, imported, advice)] : []
}

const unplacedFeatures = (order: FeatureOrder, tree: Tree): string[] => {
  const places = [...tree.keys()].map(placeOf).filter(({ layer }) => layer === 'feature')
  const unknown = new Set(
    places.filter(({ feature }) => !isKnownFeature(order, feature)).map(({ feature }) => feature),
  )
  return [...unknown].map(
    (feature) =>
      `the feature \`${feature}\` has a folder but no place\n    add it to features.json, below everything it uses`,
  )
}

export const checkBoundaries = (tree: Tree, order: FeatureOrder): string[] => [
  ...unplacedFeatures(order, tree),
  ...[...tree].flatMap(([path, text]) =>
    importsOf(text).flatMap((imported) => importComplaints(order, placeOf(path), imported)),
  ),
]

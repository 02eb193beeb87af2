import type { Endpoint } from '@fairlead/contract/endpoint.ts'
import type { ProblemDefinition } from '@fairlead/contract/problem.ts'
import type { LoadedModule } from './load-modules.ts'

const METHODS: ReadonlySet<unknown> = new Set<Endpoint['method']>(['GET', 'POST'])
const ACCESSES: ReadonlySet<unknown> = new Set<Endpoint['access']>(['public', 'optional', 'required'])
/** Below this, a code is an HTTP status and means the same everywhere. */
const FIRST_BUSINESS_CODE = 1000

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const definitionComplaints = (endpoint: Partial<Record<keyof Endpoint, unknown>>): string[] => {
  const { method, path, access, summary, input, output } = endpoint
  const wrong: [boolean, string][] = [
    [!METHODS.has(method), "method: 'GET' or 'POST'"],
    [typeof path !== 'string' || !path.startsWith('/'), 'path: it begins with /'],
    [!ACCESSES.has(access), "access: 'public', 'optional' or 'required'; finer rules are a policy"],
    [typeof summary !== 'string' || summary.trim() === '', 'summary: one sentence for the API documentation'],
    [!isObject(input) || !isObject(output), 'input and output: zod schemas'],
  ]
  return wrong.filter(([isWrong]) => isWrong).map(([, advice]) => advice)
}

const repeated = <T>(items: T[], key: (item: T) => string): T[][] =>
  Object.values(Object.groupBy(items, key))
    .filter((group) => group !== undefined)
    .filter((group) => group.length > 1)

export const checkEndpoints = (modules: readonly LoadedModule[]): string[] => {
  const endpoints = modules.flatMap(({ path, exports }) =>
    Object.entries(exports).map(([name, value]) => ({ place: `${path} ${name}`, value })),
  )
  const definitions = endpoints.flatMap(({ place, value }) =>
    isObject(value) ? [{ place, value: value as Partial<Endpoint> }] : [],
  )
  return [
    ...endpoints
      .filter(({ value }) => !isObject(value))
      .map(
        ({ place }) =>
          `${place} is no endpoint\n    keep only defineEndpoint(…) in *.endpoints.ts; constants belong in *.schema.ts`,
      ),
    ...definitions.flatMap(({ place, value }) =>
      definitionComplaints(value).map((advice) => `${place} is incomplete\n    declare ${advice}`),
    ),
    ...repeated(definitions, ({ value }) => `${value.method} ${value.path?.toLowerCase()}`).map(
      (group) =>
        `${group.map(({ place }) => place).join(' and ')} share ${group[0]?.value.method} ${group[0]?.value.path}\n    give each its own path`,
    ),
  ]
}

const isProblem = (value: unknown): value is ProblemDefinition =>
  isObject(value) && typeof value.code === 'number' && typeof value.name === 'string' && isObject(value.text)

/** Every problem defined in a module, alone or in a group made by defineProblems. */
export const problemsOf = ({ path, exports }: LoadedModule): { path: string; problem: ProblemDefinition }[] =>
  Object.values(exports)
    .flatMap((value) =>
      isProblem(value) ? [value] : isObject(value) ? Object.values(value).filter(isProblem) : [],
    )
    .map((problem) => ({ path, problem }))

export const checkProblemCodes = (modules: readonly LoadedModule[]): string[] => {
  const problems = modules.flatMap(problemsOf)
  const business = problems.filter(({ problem }) => problem.code >= FIRST_BUSINESS_CODE)
  return [
    ...repeated(business, ({ problem }) => String(problem.code)).map(
      (group) =>
        `${group.map(({ path, problem }) => `${path} ${problem.name}`).join(' and ')} share the code ${group[0]?.problem.code}\n    give each its own code`,
    ),
    ...repeated(problems, ({ problem }) => problem.name).map(
      (group) =>
        `${group.map(({ path }) => path).join(' and ')} both define ${group[0]?.problem.name}\n    name the problem after its own noun`,
    ),
  ]
}

import type { ActivityDefinition, Statement } from '../statement.ts'
import { relatedActivities } from './statement-parts.ts'

/** Languages and extensions add up; everything else is what was said last. */
export const mergedDefinition = (
  known: ActivityDefinition | undefined,
  said: ActivityDefinition,
): ActivityDefinition => {
  const merged: ActivityDefinition = { ...known, ...said }
  for (const name of ['name', 'description', 'extensions'] as const)
    if (known?.[name] && said[name]) Object.assign(merged, { [name]: { ...known[name], ...said[name] } })
  return merged
}

/** What a batch says about activities, by their IRI. */
export const definitionsIn = (statements: readonly Statement[]): Map<string, ActivityDefinition> => {
  const definitions = new Map<string, ActivityDefinition>()
  for (const { id, definition } of statements.flatMap(relatedActivities))
    if (definition) definitions.set(id, mergedDefinition(definitions.get(id), definition))
  return definitions
}

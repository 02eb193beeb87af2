import type { Catalogue } from './catalogue.ts'
import type { ResourceRow } from './resources.repository.ts'

const CANDIDATES = 12
const READ = new Set(['article', 'lesson'])

/** Sharing a tag counts more than sharing the ability; among equals what moved people most. */
export const relatedTo = (row: ResourceRow, all: Pick<Catalogue, 'resources'>): ResourceRow[] => {
  const tags = new Set(row.tags.map(({ zh }) => zh))
  const closeness = (other: ResourceRow) =>
    2 * other.tags.filter(({ zh }) => tags.has(zh)).length + Number(other.ability === row.ability)
  return all.resources
    .filter((other) => other.id !== row.id && !other.isArchived && closeness(other) > 0)
    .filter(({ kind }) => (row.kind === 'video' ? kind === 'video' || READ.has(kind) : READ.has(kind)))
    .sort((a, b) => closeness(b) - closeness(a) || b.ahaNum - a.ahaNum || b.id - a.id)
    .slice(0, CANDIDATES)
}

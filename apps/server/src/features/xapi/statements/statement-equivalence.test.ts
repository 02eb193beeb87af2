import { expect, test } from 'vitest'
import { changed, fullStatement } from '../../../testing/xapi-statements.ts'
import type { Statement } from '../statement.ts'
import { saysTheSame } from './statement-equivalence.ts'

const team = (...names: string[]) => ({
  objectType: 'Group',
  member: names.map((name) => ({ mbox: `mailto:${name}@example.com` })),
})
const statement = changed(fullStatement(), 'actor', team('a', 'b')) as unknown as Statement
const other = (path: string, value: unknown) => changed(statement, path, value) as unknown as Statement

test.each([
  ['id', undefined],
  ['stored', '2000-01-01T00:00:00Z'],
  ['timestamp', undefined],
  ['version', '1.0.0'],
  ['authority', { mbox: 'mailto:x@example.com' }],
  ['attachments', undefined],
  ['verb.display', undefined],
  ['object.definition', undefined],
  ['object.objectType', undefined],
  ['actor', team('b', 'a')],
  ['actor', team('A', 'B')],
  ['context.contextActivities.parent', [{ id: 'https://example.com/courses/1', definition: {} }]],
  ['result.duration', 'P3Y1M29DT4H35M59.149S'],
])('%s = %j makes no difference', (path, value) => {
  expect(saysTheSame(statement, other(path, value))).toBe(true)
})

test.each([
  ['actor', team('a')],
  ['actor', { mbox: 'mailto:a@example.com' }],
  ['verb.id', 'https://example.com/other'],
  ['object.id', 'https://example.com/other'],
  ['object', { objectType: 'StatementRef', id: '8f87ccde-bb56-4c2e-ab83-44982ef22df0' }],
  ['object', { objectType: 'Agent', mbox: 'mailto:a@example.com' }],
  ['result', undefined],
  ['result.success', false],
  ['result.duration', 'P3Y1M29DT4H35M59.15S'],
  ['context.registration', undefined],
  ['context.contextActivities.other', []],
  ['context.instructor.account.name', 'li'],
  ['context.extensions', { 'urn:example:anything': { deep: { 'not an iri': [1] } } }],
])('%s = %j makes a difference', (path, value) => {
  expect(saysTheSame(statement, other(path, value))).toBe(false)
})

test('a statement within a statement is compared like any other', () => {
  const within = (timestamp: string, success: boolean) =>
    other('object', {
      objectType: 'SubStatement',
      actor: team('a', 'b'),
      verb: { id: 'https://example.com/v' },
      object: { id: 'https://example.com/o' },
      result: { success },
      timestamp,
    })
  expect(saysTheSame(within('2024-01-01T00:00:00Z', true), within('2025-01-01T00:00:00Z', true))).toBe(true)
  expect(saysTheSame(within('2024-01-01T00:00:00Z', true), within('2024-01-01T00:00:00Z', false))).toBe(false)
})

import { describe, expect, test } from 'vitest'
import { changed, fullStatement, smallStatement } from '../../../testing/xapi-statements.ts'
import { XapiError } from '../xapi-error.ts'
import { validateStatement } from './statement.validation.ts'

const versions = ['1.0.3', '2.0.0'] as const
const agent = { mbox: 'mailto:a@example.com' }
const group = { objectType: 'Group', member: [agent] }
const ref = { objectType: 'StatementRef', id: '8f87ccde-bb56-4c2e-ab83-44982ef22df0' }
const within = (parts: object = {}) => ({ objectType: 'SubStatement', ...smallStatement(), ...parts })

const refusal = (statement: unknown, version: (typeof versions)[number]): string => {
  try {
    validateStatement(statement, version)
    return 'accepted'
  } catch (error) {
    expect(error).toBeInstanceOf(XapiError)
    expect((error as XapiError).status).toBe(400)
    return (error as XapiError).message
  }
}

describe.each(versions)('version %s', (version) => {
  test('a statement with every part is accepted', () => {
    expect(refusal(fullStatement(), version)).toBe('accepted')
    expect(refusal(smallStatement(), version)).toBe('accepted')
  })

  // Each line breaks one rule of an otherwise good statement: the place, what stands there, and where the refusal points.
  test.each([
    ['actor', undefined, '“actor”'],
    ['verb', undefined, '“verb”'],
    ['object', undefined, '“object”'],
    ['actor', null, 'actor'],
    ['verb', 'attended', 'verb'],
    ['object', [], 'object'],
    ['Actor', agent, '“Actor”'],
    ['foo', 1, '“foo”'],
    ['id', 12345, '.id'],
    ['id', 'AA97B177-9383-4934-8543-0F91A7A028368', '.id'],
    ['id', 'MA97B177-9383-4934-8543-0F91A7A02836', '.id'],
    ['id', '', '.id'],
    ['timestamp', null, '.timestamp'],
    ['timestamp', '01/011/2015', '.timestamp'],
    ['timestamp', '2024-02-29', '.timestamp'],
    ['timestamp', '2023-02-29T10:00:00Z', '.timestamp'],
    ['timestamp', '2024-13-01T10:00:00Z', '.timestamp'],
    ['timestamp', '2024-02-29T24:00:00Z', '.timestamp'],
    ['timestamp', '2008-09-15T15:53:00.601-00', '.timestamp'],
    ['timestamp', '2008-09-15T15:53:00.601-0000', '.timestamp'],
    ['timestamp', '2008-09-15T15:53:00.601-00:00', '.timestamp'],
    ['stored', 'yesterday', '.stored'],
    ['version', '0.9.9', '.version'],
    ['version', '1.1.0', '.version'],
    ['version', 'should fail', '.version'],
    ['version', 1, '.version'],
    ['actor.name', null, '.name'],
    ['actor.objectType', 'agent', '.objectType'],
    ['actor.objectType', 'Activity', '.objectType'],
    ['actor.mbox', undefined, 'exactly one'],
    ['actor.mbox', 'lin@example.com', '.mbox'],
    ['actor.mbox', 'mailto:example.com', '.mbox'],
    ['actor.mbox', 'mailto:a b@example.com', '.mbox'],
    ['actor.openid', 'https://example.com/1', 'exactly one'],
    ['actor.member', [agent], '“member”'],
    ['actor', { mbox_sha1sum: 'abc' }, '.mbox_sha1sum'],
    ['actor', { openid: 'ab=c://should.fail.com' }, '.openid'],
    ['actor', { account: { homePage: 'https://example.com' } }, '“name”'],
    ['actor', { account: { name: 'x' } }, '“homePage”'],
    ['actor', { account: { homePage: 'example', name: 'x' } }, '.homePage'],
    ['actor', { account: { homePage: 'https://example.com', name: { a: 1 } } }, '.name'],
    ['actor', { account: { homePage: 'https://example.com', name: 'x', extra: 1 } }, '“extra”'],
    ['actor', { objectType: 'Group' }, 'members'],
    ['actor', { objectType: 'Group', member: [] }, 'members'],
    ['actor', { objectType: 'Group', member: agent }, '.member'],
    ['actor', { objectType: 'Group', member: [group] }, '.member[0]'],
    ['actor', { objectType: 'Group', member: [{ name: 'nobody' }] }, '.member[0]'],
    ['actor', { objectType: 'Group', ...agent, openid: 'https://example.com/1' }, 'only one'],
    ['authority', { ...group, member: [agent, agent], mbox: 'mailto:g@example.com' }, 'anonymous'],
    ['authority', group, 'two members'],
    ['authority', { objectType: 'Group', member: [agent, agent, agent] }, 'two members'],
    ['authority', { objectType: 'Group', openid: 'https://example.com/1' }, 'anonymous'],
    ['verb.id', undefined, '“id”'],
    ['verb.id', 'attended', '.id'],
    ['verb.id', 'ab=c://should.fail.com', '.id'],
    ['verb.id', 'http://exa mple.com', '.id'],
    ['verb.id', 'http://example.com/%zz', '.id'],
    ['verb.display', {}, '.display'],
    ['verb.display', 'attended', '.display'],
    ['verb.display', { a12345: 'attended' }, '.display'],
    ['verb.display', { something: 'attended' }, '.display'],
    ['verb.display', { 'en-US': null }, '.display'],
    ['verb.extra', 1, '“extra”'],
    ['object.objectType', 'activity', '.objectType'],
    ['object.objectType', 'toString', '.objectType'],
    ['object.objectType', 7, '.objectType'],
    ['object.id', undefined, '“id”'],
    ['object.id', 'ab=c://should.fail.com', '.id'],
    ['object.definition', 'x', '.definition'],
    ['object.definition.moreInfo', null, '.moreInfo'],
    ['object.definition.moreInfo', 'should fail', '.moreInfo'],
    ['object.definition.type', 'should fail', '.type'],
    ['object.definition.name', { 'de-419-DE': 'x' }, '.name'],
    ['object.definition.description', { 'zh-z-aaa-z-bbb-c-ccc': 'x' }, '.description'],
    ['object.definition.extensions', 'x', '.extensions'],
    ['object.definition.extensions', { 'should fail': true }, '.extensions'],
    ['object.definition.interactionType', 'choiCe', '.interactionType'],
    ['object.definition.interactionType', undefined, 'interactionType'],
    ['object.definition.correctResponsesPattern', 'a', '.correctResponsesPattern'],
    ['object.definition.correctResponsesPattern', [1], '.correctResponsesPattern[0]'],
    ['object.definition.choices', { id: 'a' }, '.choices'],
    ['object.definition.choices', [{ description: { en: 'x' } }], '“id”'],
    ['object.definition.choices', [{ id: 'a' }, { id: 'a' }], 'twice'],
    ['object.definition.scale', [{ id: 'a', description: { something: 'x' } }], '.description'],
    ['object.definition.source', [{ id: 1 }], '.id'],
    ['object.definition.target', [7], '.target[0]'],
    ['object.definition.steps', [{ id: 'a', more: 1 }], '“more”'],
    ['object.definition.Name', { en: 'x' }, '“Name”'],
    ['object', { objectType: 'Agent' }, 'exactly one'],
    ['object', { ...agent }, '“mbox”'],
    ['object', { objectType: 'StatementRef' }, '“id”'],
    ['object', { objectType: 'StatementRef', id: 'x' }, '.id'],
    ['object', { ...ref, extra: 1 }, '“extra”'],
    ['object', { objectType: 'statementref', id: ref.id }, '.objectType'],
    ['object', within({ objectType: 'substatement' }), '.objectType'],
    ['object', within({ id: ref.id }), '“id”'],
    ['object', within({ stored: '2013-05-18T05:32:34.804Z' }), '“stored”'],
    ['object', within({ version: '1.0.0' }), '“version”'],
    ['object', within({ authority: agent }), '“authority”'],
    ['object', within({ object: within() }), '.objectType'],
    ['object', within({ verb: undefined }), '.verb'],
    ['object', within({ actor: {} }), '.actor'],
    ['object', within({ timestamp: '2008-09-15T15:53:00.601-00:00' }), '.timestamp'],
    [
      'object',
      within({ context: { platform: 'pc' }, object: { objectType: 'Agent', ...agent } }),
      '.platform',
    ],
    ['result', 'x', '.result'],
    ['result.extra', 1, '“extra”'],
    ['result.success', 'yes', '.success'],
    ['result.completion', 'false', '.completion'],
    ['result.response', 7, '.response'],
    ['result.duration', 'PA1H0M0S', '.duration'],
    ['result.duration', 'P4W1D', '.duration'],
    ['result.duration', 'P', '.duration'],
    ['result.duration', 'PT', '.duration'],
    ['result.duration', 'P1DT', '.duration'],
    ['result.duration', 'PT1.5H3M', '.duration'],
    ['result.duration', '2024-01-01/2024-01-02', '.duration'],
    ['result.duration', 'P0003-06-04T12:30:05', '.duration'],
    ['result.duration', 12345, '.duration'],
    ['result.extensions', { '': 1 }, '.extensions'],
    ['result.score', 5, '.score'],
    ['result.score.scaled', 1.01, '.scaled'],
    ['result.score.scaled', -1.00001, '.scaled'],
    ['result.score.scaled', '1', '.scaled'],
    ['result.score.raw', '5', '.raw'],
    ['result.score.raw', 11, 'raw'],
    ['result.score.raw', -1, 'raw'],
    ['result.score.min', 10, 'min'],
    ['result.score.max', 'one hundred', '.max'],
    ['result.score.extra', 1, '“extra”'],
    ['context', [], '.context'],
    ['context.extra', 1, '“extra”'],
    ['context.registration', 'x', '.registration'],
    ['context.registration', null, '.registration'],
    ['context.instructor', { key: 'x' }, '.instructor'],
    ['context.team', agent, '.team'],
    ['context.team', { objectType: 'Group' }, '.team'],
    ['context.contextActivities', 'x', '.contextActivities'],
    ['context.contextActivities.cousin', { id: 'https://example.com/1' }, '“cousin”'],
    ['context.contextActivities.other', [{ id: 'https://example.com/1' }, { key: 'x' }], '.other[1]'],
    ['context.contextActivities.parent', { objectType: 'Agent', id: 'https://example.com/1' }, '.parent'],
    ['context.revision', 2, '.revision'],
    ['context.platform', {}, '.platform'],
    ['context.language', 'something', '.language'],
    ['context.statement', { id: ref.id }, '“objectType”'],
    ['context.statement', { objectType: 'SubStatement', id: ref.id }, '.objectType'],
    ['context.extensions', { 'should fail': 1 }, '.extensions'],
    ['attachments', {}, '.attachments'],
    ['attachments', ['x'], '.attachments[0]'],
    ['attachments.0.usageType', 'should fail', '.usageType'],
    ['attachments.0.usageType', undefined, '“usageType”'],
    ['attachments.0.display', undefined, '“display”'],
    ['attachments.0.display', {}, '.display'],
    ['attachments.0.description', 'x', '.description'],
    ['attachments.0.contentType', 999, '.contentType'],
    ['attachments.0.contentType', 'text', '.contentType'],
    ['attachments.0.contentType', undefined, '“contentType”'],
    ['attachments.0.length', '27', '.length'],
    ['attachments.0.length', 1.5, '.length'],
    ['attachments.0.length', -1, '.length'],
    ['attachments.0.length', undefined, '“length”'],
    ['attachments.0.sha2', 12345, '.sha2'],
    ['attachments.0.sha2', 'xyz', '.sha2'],
    ['attachments.0.sha2', undefined, '“sha2”'],
    ['attachments.0.fileUrl', 'should fail', '.fileUrl'],
    ['attachments.0.extra', 1, '“extra”'],
    ['attachments.0.usageType', 'http://adlnet.gov/expapi/attachments/signature', 'octet-stream'],
    ['verb.id', 'http://adlnet.gov/expapi/verbs/voided', 'StatementRef'],
  ])('refuses %s = %j', (path, value, pointsTo) => {
    const refused = refusal(changed(fullStatement(), path, value), version)
    expect(refused).not.toBe('accepted')
    expect(refused).toContain(pointsTo)
  })

  test.each([
    ['object', { objectType: 'Agent', ...agent }],
    ['object', group],
    ['object', ref],
    ['object', within()],
  ])('context.revision and platform stand only with an activity, not with %s %j', (path, value) => {
    for (const [kept, gone] of [
      ['revision', 'platform'],
      ['platform', 'revision'],
    ]) {
      const statement = changed(changed(fullStatement(), path, value), `context.${gone}`, undefined)
      expect(refusal(statement, version)).toContain(kept)
    }
  })

  test.each([
    ['actor', { objectType: 'Group', account: { homePage: 'https://example.com', name: '' } }],
    ['actor', group],
    ['actor', { mbox: 'mailto:a+b@localhost' }],
    ['authority', { objectType: 'Group', member: [agent, { openid: 'https://example.com/1' }] }],
    [
      'verb.display',
      { de: 'x', 'x-whatever': 'y', 'i-klingon': 'z', 'en-GB-oed': 'w', 'sl-rozaj-biske': 'v' },
    ],
    ['verb.id', 'https://例子.example/动词?q=é'],
    ['timestamp', '2024-02-29T10:00:00'],
    ['timestamp', '2008-09-15 15:53:00.601+00:00'],
    ['timestamp', '20080915T155300.5+0530'],
    ['timestamp', '2999-01-01T00:00:00.123456789Z'],
    ['result.duration', 'P4W'],
    ['result.duration', 'PT16559.14S'],
    ['result.duration', 'P1DT12H36M0.12567S'],
    ['result.duration', 'P0.5Y'],
    ['result.score.scaled', 1],
    ['object.definition', {}],
    ['object.definition.extensions', {}],
    ['context.contextActivities', {}],
  ])('accepts %s = %j', (path, value) => {
    expect(refusal(changed(fullStatement(), path, value), version)).toBe('accepted')
  })

  test.each([
    [{ object: ref, verb: { id: 'http://adlnet.gov/expapi/verbs/voided' } }],
    [{ object: within({ object: ref }) }],
    [{ object: within({ object: group, result: { success: true }, context: { language: 'fr-CA' } }) }],
  ])('accepts %j', (parts) => {
    expect(refusal(smallStatement(parts), version)).toBe('accepted')
  })

  test('a key that means something to JavaScript is only a key', () => {
    expect(refusal(JSON.parse('{"__proto__": {}}'), version)).toContain('“__proto__”')
    expect(refusal({ ...smallStatement(), constructor: 1 }, version)).toContain('“constructor”')
  })
})

const contextAgents = [{ objectType: 'contextAgent', agent, relevantTypes: ['https://example.com/coach'] }]
const contextGroups = [{ objectType: 'contextGroup', group, relevantTypes: ['https://example.com/class'] }]

test('people of the context came with 2.0', () => {
  const context = { contextAgents, contextGroups }
  expect(refusal(smallStatement({ context }), '2.0.0')).toBe('accepted')
  expect(refusal(smallStatement({ object: within({ context }) }), '2.0.0')).toBe('accepted')
  expect(refusal(smallStatement({ context: { contextAgents } }), '1.0.3')).toContain('“contextAgents”')
  expect(refusal(smallStatement({ context: { contextGroups } }), '1.0.3')).toContain('“contextGroups”')
})

test.each([
  [{ contextAgents: {} }],
  [{ contextAgents: [{ objectType: 'contextGroup', agent }] }],
  [{ contextAgents: [{ agent }] }],
  [{ contextAgents: [{ objectType: 'contextAgent' }] }],
  [{ contextAgents: [{ objectType: 'contextAgent', agent: group }] }],
  [{ contextAgents: [{ objectType: 'contextAgent', agent: { key: 'x' } }] }],
  [{ contextAgents: [{ objectType: 'contextAgent', agent, relevantTypes: [] }] }],
  [{ contextAgents: [{ objectType: 'contextAgent', agent, relevantTypes: ['abc'] }] }],
  [{ contextAgents: [{ objectType: 'contextAgent', agent, extra: 1 }] }],
  [{ contextGroups: [{ objectType: 'Should fail', group }] }],
  [{ contextGroups: [{ objectType: 'contextGroup', group: agent }] }],
  [{ contextGroups: [{ objectType: 'contextGroup', group: { objectType: 'Group' } }] }],
  [{ contextGroups: [{ objectType: 'contextGroup', group, relevantTypes: 'https://example.com/x' }] }],
])('2.0 refuses %j', (context) => {
  expect(refusal(smallStatement({ context }), '2.0.0')).not.toBe('accepted')
  expect(refusal(smallStatement({ object: within({ context }) }), '2.0.0')).not.toBe('accepted')
})

test.each([
  ['1.0', '1.0.3', true],
  ['1.0.9', '1.0.3', true],
  ['2.0.0', '1.0.3', false],
  ['2.0.0', '2.0.0', true],
  ['2.0', '2.0.0', true],
  ['1.0.3', '2.0.0', true],
  ['2.1.0', '2.0.0', false],
] as const)('a statement of version %s in a request of %s', (own, request, isAccepted) => {
  expect(refusal(smallStatement({ version: own }), request) === 'accepted').toBe(isAccepted)
})

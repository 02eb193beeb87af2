import type { JsonObject } from '../features/xapi/statement.ts'

/** A statement with every part there is, so that each rule has something to break. */
export const fullStatement = () => ({
  id: '6690e6c9-3ef0-4ed3-8b37-7f3964730bee',
  actor: { objectType: 'Agent', name: '林若谷', mbox: 'mailto:lin@example.com' },
  verb: {
    id: 'http://adlnet.gov/expapi/verbs/completed',
    display: { 'en-US': 'completed', 'zh-CN': '完成了' },
  },
  object: {
    objectType: 'Activity',
    id: 'https://example.com/lessons/7?part=1#end',
    definition: {
      name: { en: 'Feedback', 'zh-Hans-CN': '反馈' },
      description: { 'sr-Latn-RS': 'opis' },
      type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
      moreInfo: 'https://example.com/more',
      interactionType: 'choice',
      correctResponsesPattern: ['a[,]b'],
      choices: [{ id: 'a', description: { ja: 'はい' } }, { id: 'b' }],
      extensions: { 'https://example.com/ext': null },
    },
  },
  result: {
    score: { scaled: -0.5, raw: 5, min: 0, max: 10 },
    success: true,
    completion: false,
    response: 'a',
    duration: 'P3Y1M29DT4H35M59.14S',
    extensions: { 'https://example.com/ext': '' },
  },
  context: {
    registration: 'ec531277-b57b-4c15-8d91-d292c5b2b8f7',
    instructor: { account: { homePage: 'https://example.com/', name: 'chen' } },
    team: { objectType: 'Group', name: '一组', mbox_sha1sum: 'cd9b00a5611f94eaa7b1661edab976068e364975' },
    contextActivities: {
      parent: { id: 'https://example.com/courses/1' },
      grouping: [{ objectType: 'Activity', id: 'https://example.com/camps/2' }],
      category: [],
      other: [{ id: 'tag:example.com,2024:x' }],
    },
    revision: '2',
    platform: 'pc',
    language: 'cmn',
    statement: { objectType: 'StatementRef', id: '8f87ccde-bb56-4c2e-ab83-44982ef22df0' },
    extensions: { 'urn:example:anything': { deep: { 'not an iri': [] } } },
  },
  timestamp: '2024-02-29T23:59:59.123+08:00',
  stored: '2024-02-29T15:59:59Z',
  authority: { openid: 'https://example.com/openid/1' },
  version: '1.0.3',
  attachments: [
    {
      usageType: 'http://example.com/attachment-usage/test',
      display: { 'en-US': 'A test' },
      description: { 'es-MX': 'Una prueba' },
      contentType: 'text/plain; charset=ascii',
      length: 27,
      sha2: '495395e777cd98da653df9615d09c0fd6bb2f8d4788394cd53c56a3bfdcd848a',
      fileUrl: 'https://example.com/file.txt',
    },
  ],
})

export const smallStatement = (parts: JsonObject = {}): JsonObject => ({
  actor: { mbox: 'mailto:lin@example.com' },
  verb: { id: 'http://adlnet.gov/expapi/verbs/attended' },
  object: { id: 'https://example.com/lessons/7' },
  ...parts,
})

/** The same with one place changed; undefined takes the property away. */
export const changed = (statement: object, path: string, value: unknown): JsonObject => {
  const copy = structuredClone(statement) as JsonObject
  const names = path.split('.')
  const last = names.pop() ?? ''
  let place: JsonObject = copy
  for (const name of names) place = place[name] as JsonObject
  if (value === undefined) delete place[last]
  else place[last] = value
  return copy
}

import {
  arrayAt,
  type Check,
  checkExtensions,
  checkIri,
  checkLanguageMap,
  checkProperties,
  checkString,
  each,
  matching,
  type Properties,
  refuse,
} from './properties.ts'

const INTERACTION_TYPES: ReadonlySet<unknown> = new Set([
  'true-false',
  'choice',
  'fill-in',
  'long-fill-in',
  'matching',
  'performance',
  'sequencing',
  'likert',
  'numeric',
  'other',
])

const checkComponent: Check = (value, path) =>
  checkProperties(value, path, { id: checkString, description: checkLanguageMap }, ['id'])

const checkComponents: Check = (value, path) => {
  each(checkComponent)(value, path)
  const ids = arrayAt(value, path).map((component) => (component as { id: string }).id)
  if (new Set(ids).size !== ids.length) refuse(path, 'must not use an id twice.')
}

const interactionProperties: Properties = {
  correctResponsesPattern: each(checkString),
  choices: checkComponents,
  scale: checkComponents,
  source: checkComponents,
  target: checkComponents,
  steps: checkComponents,
}

const definitionProperties: Properties = {
  name: checkLanguageMap,
  description: checkLanguageMap,
  type: checkIri,
  moreInfo: checkIri,
  extensions: checkExtensions,
  interactionType: matching((value) => INTERACTION_TYPES.has(value), 'must be an interaction type.'),
  ...interactionProperties,
}

const checkDefinition: Check = (value, path) => {
  const definition = checkProperties(value, path, definitionProperties)
  const needsType = Object.keys(interactionProperties).some((name) => Object.hasOwn(definition, name))
  if (needsType && definition.interactionType === undefined)
    refuse(path, 'must have an interactionType with its responses or components.')
}

export const checkActivity: Check = (value, path) =>
  checkProperties(
    value,
    path,
    {
      objectType: matching((type) => type === 'Activity', 'must be “Activity”.'),
      id: checkIri,
      definition: checkDefinition,
    },
    ['id'],
  )

import type { JsonObject } from '../statement.ts'
import { isIri, isMailto, isSha1 } from './formats.ts'
import {
  arrayAt,
  type Check,
  checkIri,
  checkProperties,
  checkString,
  each,
  matching,
  objectAt,
  type Properties,
  refuse,
} from './properties.ts'

const checkAccount: Check = (value, path) =>
  checkProperties(value, path, { homePage: checkIri, name: checkString }, ['homePage', 'name'])

const identifiers: Properties = {
  mbox: matching(isMailto, 'must be “mailto:” and an e-mail address.'),
  mbox_sha1sum: matching(isSha1, 'must be a SHA-1 sum of 40 hexadecimal digits.'),
  openid: matching(isIri, 'must be a URI.'),
  account: checkAccount,
}

const identifiersIn = (actor: JsonObject): string[] =>
  Object.keys(identifiers).filter((name) => Object.hasOwn(actor, name))

const agentProperties: Properties = {
  objectType: matching((value) => value === 'Agent', 'must be “Agent”.'),
  name: checkString,
  ...identifiers,
}

export const checkAgent: Check = (value, path) => {
  const agent = checkProperties(value, path, agentProperties)
  if (identifiersIn(agent).length !== 1)
    refuse(path, 'must have exactly one of mbox, mbox_sha1sum, openid and account.')
}

const groupProperties: Properties = {
  objectType: matching((value) => value === 'Group', 'must be “Group”.'),
  name: checkString,
  // Checked as agents, so that a group inside a group is refused.
  member: each(checkAgent),
  ...identifiers,
}

export const checkGroup: Check = (value, path) => {
  const group = checkProperties(value, path, groupProperties, ['objectType'])
  const identified = identifiersIn(group).length
  if (identified > 1) refuse(path, 'must have only one of mbox, mbox_sha1sum, openid and account.')
  if (identified === 0 && (!Array.isArray(group.member) || group.member.length === 0))
    refuse(path, 'must have an identifier, or members.')
}

export const checkActor: Check = (value, path) =>
  objectAt(value, path).objectType === 'Group' ? checkGroup(value, path) : checkAgent(value, path)

/** Somebody a query can ask for: an agent, or a group with an identifier. */
export const checkIdentifiedActor: Check = (value, path) => {
  checkActor(value, path)
  if (identifiersIn(objectAt(value, path)).length === 0) refuse(path, 'must have an identifier.')
}

/** An agent, or the pair of application and person that three-legged OAuth gives. */
export const checkAuthority: Check = (value, path) => {
  checkActor(value, path)
  const authority = objectAt(value, path)
  if (authority.objectType !== 'Group') return
  if (identifiersIn(authority).length > 0) refuse(path, 'must be an anonymous group, if it is a group.')
  if (arrayAt(authority.member, `${path}.member`).length !== 2)
    refuse(path, 'must have two members, if it is a group.')
}

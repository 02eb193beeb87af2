import {
  COMMUNITY_INTRO_MAX,
  COMMUNITY_NAME_MAX,
  COMMUNITY_NOTICE_MAX,
} from '@fairlead/contract/communities/communities.schema.ts'
import { graphemeLength, weightedLength } from '@fairlead/contract/primitives/text-length.ts'
import {
  DEBATE_SIDE_MAX,
  THEME_DESCRIBES_MAX,
  THEME_NAME_MAX,
  themeTypes,
} from '@fairlead/contract/themes/themes.schema.ts'
import { describe, expect, it } from 'vitest'
import { demoCommunities } from './communities.ts'
import type { EnterpriseKey } from './demo-types.ts'
import { demoPeople } from './people.ts'
import { demoPlacePosts } from './posts-places.ts'
import { demoThemes } from './themes.ts'

const isMember = (login: string, enterprise: EnterpriseKey) =>
  demoPeople.some(
    (person) => person.login === login && person.memberships.some((m) => m.enterprise === enterprise),
  )
const communityOf = new Map(demoCommunities.map((one) => [one.key, one]))
const themeOf = new Map(demoThemes.map((one) => [one.key, one]))

describe('communities and groups', () => {
  it('are four communities, three subcommunities and eight groups', () => {
    const count = (kind: string) => demoCommunities.filter((one) => one.kind === kind).length
    expect([count('community'), count('subcommunity'), count('group')]).toEqual([4, 3, 8])
  })

  it('keep to the limits in both languages', () => {
    for (const { key, name, intro, notice } of demoCommunities)
      for (const language of ['zh', 'en'] as const) {
        expect(weightedLength(name[language]), key).toBeLessThanOrEqual(COMMUNITY_NAME_MAX)
        expect(graphemeLength(intro[language]), key).toBeLessThanOrEqual(COMMUNITY_INTRO_MAX)
        expect(graphemeLength(notice?.[language] ?? ''), key).toBeLessThanOrEqual(COMMUNITY_NOTICE_MAX)
      }
  })

  it('hold people of their own enterprise, each once', () => {
    for (const { key, enterprise, leader, members, pending = [], rejected = [] } of demoCommunities) {
      const everyone = [
        leader,
        ...members,
        ...pending.map(({ who }) => who),
        ...rejected.map(({ who }) => who),
      ]
      expect(new Set(everyone).size, key).toBe(everyone.length)
      for (const login of everyone) expect(isMember(login, enterprise), `${login} in ${key}`).toBe(true)
    }
  })

  it('show every way in and every answer', () => {
    expect(new Set(demoCommunities.map((one) => one.joinPolicy))).toEqual(
      new Set(['open', 'approval', 'invitation']),
    )
    expect(demoCommunities.some((one) => one.pending)).toBe(true)
    expect(demoCommunities.some((one) => one.rejected)).toBe(true)
  })
})

describe('discussions', () => {
  it('are twelve, two debates and one team, of every type', () => {
    const debates = demoThemes.filter((one) => one.debate)
    const teams = demoThemes.filter((one) => one.team)
    expect([demoThemes.length - debates.length - teams.length, debates.length, teams.length]).toEqual([
      12, 2, 1,
    ])
    expect(new Set(demoThemes.map((one) => one.type))).toEqual(new Set(themeTypes))
  })

  it('keep to the limits in both languages', () => {
    for (const { key, name, describes, debate } of demoThemes)
      for (const language of ['zh', 'en'] as const) {
        expect(graphemeLength(name[language]), key).toBeLessThanOrEqual(THEME_NAME_MAX)
        expect(graphemeLength(describes[language]), key).toBeLessThanOrEqual(THEME_DESCRIBES_MAX)
        for (const side of debate ? [debate.redSide, debate.blueSide] : [])
          expect(graphemeLength(side[language]), key).toBeLessThanOrEqual(DEBATE_SIDE_MAX)
      }
  })
})

describe('what is said in places', () => {
  it('comes from people who may speak there, on their own side', () => {
    for (const { key, place, author, enterprise, side, comments } of demoPlacePosts) {
      const theme = themeOf.get(place)
      const community = communityOf.get(theme?.community ?? place)
      expect(theme ?? community, `${key} in ${place}`).toBeDefined()
      expect((theme ?? community)?.enterprise, key).toBe(enterprise)
      for (const login of [author, ...comments.map((comment) => comment.author)]) {
        expect(isMember(login, enterprise), `${login} in ${key}`).toBe(true)
        if (community) expect([community.leader, ...community.members], key).toContain(login)
      }
      const own = side === 1 ? theme?.debate?.red : theme?.debate?.blue
      if (theme?.debate) expect(own, key).toContain(author)
    }
  })

  it('has keys of its own and the typography of the house', () => {
    const keys = demoPlacePosts.map((post) => post.key)
    expect(new Set(keys).size).toBe(keys.length)
    const touching = /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}|\p{Script=Han}[,;:!?]/u
    const texts = demoPlacePosts.flatMap((post) => [post.content, ...post.comments.map((one) => one.content)])
    expect(texts.filter((text) => touching.test(text))).toEqual([])
  })
})

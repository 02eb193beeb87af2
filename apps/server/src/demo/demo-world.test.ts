import { AHA_QUOTA } from '@fairlead/contract/membership/membership.schema.ts'
import { POST_TEXT_MAX, POST_TYPE } from '@fairlead/contract/posts/posts.schema.ts'
import { type Role, tierSchema } from '@fairlead/contract/primitives/standing.ts'
import { describe, expect, it } from 'vitest'
import type { DemoMembership, DemoPost, EnterpriseKey } from './demo-types.ts'
import { demoEnterprises } from './enterprises.ts'
import { demoArticles } from './library/articles.ts'
import { demoLessons } from './library/lessons.ts'
import { demoTools } from './library/tools.ts'
import { demoVideos } from './library/videos.ts'
import { demoCourses } from './library-titles.ts'
import { demoCases } from './moderation.ts'
import { demoPeople } from './people.ts'
import { demoPosts } from './posts.ts'

const LONGEST_MONTH_HOURS = 31 * 24
const NAMED = 'sailor sailor0 scholar elite noaha mentor ta leader master sso emma admin eadmin'.split(' ')

const everyRole: Record<Role, true> = {
  teaching_assistant: true,
  community_leader: true,
  group_leader: true,
  camp_master: true,
  panel_moderator: true,
  author: true,
  moderator: true,
  enterprise_admin: true,
  platform_admin: true,
}

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length
const graphemes = (text: string) => [...new Intl.Segmenter('zh').segment(text)].length
const personOf = new Map(demoPeople.map((person) => [person.login, person]))
const membershipOf = (login: string, enterprise: EnterpriseKey): DemoMembership | undefined =>
  personOf.get(login)?.memberships.find((membership) => membership.enterprise === enterprise)

type Saying = {
  post: DemoPost
  where: string
  author: string
  to?: string
  content: string
  hoursAgo: number
  aha: readonly string[]
  likes: readonly string[]
}

/** Posts, comments and replies alike: everything somebody said. */
const sayings: readonly Saying[] = demoPosts.flatMap((post) => [
  { ...post, post, where: post.key },
  ...post.comments.flatMap((comment, c) => {
    const hoursAgo = post.hoursAgo - comment.minutesAfter / 60
    return [
      { aha: [], likes: [], ...comment, post, where: `${post.key} comment ${c + 1}`, hoursAgo },
      ...(comment.replies ?? []).map((reply, r) => ({
        aha: [],
        likes: [],
        ...reply,
        post,
        where: `${post.key} comment ${c + 1} reply ${r + 1}`,
        hoursAgo: hoursAgo - reply.minutesAfter / 60,
      })),
    ]
  }),
])
const where = (found: readonly Saying[]) => found.map((saying) => saying.where)
const yunfan = demoPosts.filter((post) => post.enterprise === 'yunfan')
const newestOfYunfan = [...yunfan].sort((a, b) => a.hoursAgo - b.hoursAgo)

describe('the people', () => {
  it('are thirty, and the thirteen with one click are among them', () => {
    expect(demoPeople).toHaveLength(30)
    expect(
      demoPeople
        .filter((p) => p.oneClick)
        .map((p) => p.login)
        .sort(),
    ).toEqual([...NAMED].sort())
  })

  it('share no login, phone, address or student number', () => {
    const phones = demoPeople.flatMap((person) => person.phone ?? [])
    const memberships = demoPeople.flatMap((person) => person.memberships)
    expect(isUnique(demoPeople.map((person) => person.login))).toBe(true)
    expect(isUnique(phones)).toBe(true)
    expect(isUnique(demoPeople.flatMap((person) => person.email ?? []))).toBe(true)
    expect(isUnique(memberships.map((membership) => membership.studentId))).toBe(true)
  })

  it('have a phone, except the one who comes by single sign-on', () => {
    expect(demoPeople.filter((person) => person.phone === null).map((person) => person.login)).toEqual([
      'sso',
    ])
    expect(demoPeople.filter((person) => person.sso).map((person) => person.login)).toEqual(['sso'])
  })

  it('sign in where the demo wants them', () => {
    const home = (login: string) => personOf.get(login)?.memberships[0]?.enterprise
    for (const login of ['scholar', 'elite', 'noaha', 'mentor', 'ta', 'leader', 'master', 'eadmin'])
      expect(home(login), login).toBe('yunfan')
    for (const login of ['sailor', 'sailor0', 'admin']) expect(home(login), login).toBe('personal')
    expect(home('sso')).toBe('chenghai')
    expect(home('emma')).toBe('changhe')
    expect(personOf.get('scholar')?.memberships.map((m) => m.enterprise)).toEqual(['yunfan', 'personal'])
    expect(demoPeople.filter((person) => membershipOf(person.login, 'yunfan')).length).toBeGreaterThanOrEqual(
      18,
    )
  })

  it('belong to departments and classes that exist, once per enterprise', () => {
    for (const person of demoPeople) {
      expect(isUnique(person.memberships.map((m) => m.enterprise)), person.login).toBe(true)
      for (const membership of person.memberships) {
        const enterprise = demoEnterprises.find((candidate) => candidate.key === membership.enterprise)
        const departments = enterprise?.departments.map((department) => department.key)
        if (membership.department) expect(departments, person.login).toContain(membership.department)
        const classes = enterprise?.classes.map((one) => one.key)
        if (membership.class) expect(classes, person.login).toContain(membership.class)
      }
    }
  })

  it('cover every tier and every role', () => {
    const memberships = demoPeople.flatMap((person) => person.memberships)
    expect(new Set(memberships.map((m) => m.tier))).toEqual(new Set(tierSchema.options))
    expect(new Set(memberships.flatMap((m) => m.roles))).toEqual(new Set(Object.keys(everyRole)))
  })
})

describe('enterprises and courses', () => {
  it('are four enterprises with one default, and departments whose parents exist', () => {
    expect(demoEnterprises.map((one) => one.key)).toEqual(['personal', 'yunfan', 'changhe', 'chenghai'])
    expect(demoEnterprises.filter((one) => one.isDefault).map((one) => one.key)).toEqual(['personal'])
    for (const { key, departments } of demoEnterprises) {
      const keys = departments.map((department) => department.key)
      expect(isUnique(keys), key).toBe(true)
      for (const { parent } of departments) if (parent) expect(keys, key).toContain(parent)
    }
  })

  it('are twelve courses of four lessons', () => {
    expect(isUnique(demoCourses.map((course) => course.key))).toBe(true)
    expect(demoCourses.map((course) => course.lessons.length)).toEqual(Array(12).fill(4))
  })
})

describe('every saying', () => {
  it('has a key of its own and a text within the limit', () => {
    expect(isUnique(demoPosts.map((post) => post.key))).toBe(true)
    expect(where(sayings.filter(({ content }) => content.trim() === ''))).toEqual([])
    expect(where(sayings.filter(({ content }) => graphemes(content) > POST_TEXT_MAX))).toEqual([])
  })

  it('comes from a member who may speak and answers or mentions members', () => {
    for (const { post, author, to, content, where: place } of sayings) {
      const mentioned = [...content.matchAll(/@\[(\w+)\]/g)].map((match) => match[1] ?? '')
      for (const login of [author, ...(to ? [to] : []), ...mentioned])
        expect(membershipOf(login, post.enterprise), `${login} in ${place}`).toBeDefined()
      expect(personOf.get(author)?.phone, `${author} in ${place}`).not.toBeNull()
    }
  })

  it('was said in the past, replies after their comment', () => {
    expect(where(sayings.filter(({ hoursAgo }) => hoursAgo <= 0))).toEqual([])
    for (const { key, comments } of demoPosts) {
      const minutes = comments.map((comment) => comment.minutesAfter)
      expect(minutes, key).toEqual([...minutes].sort((a, b) => a - b))
    }
  })

  it('is endorsed only by members of a paying tier, once each, never by its author', () => {
    for (const { post, author, aha, likes, where: place } of sayings)
      for (const givers of [aha, likes]) {
        expect(isUnique(givers), place).toBe(true)
        for (const login of givers) {
          expect(
            AHA_QUOTA[membershipOf(login, post.enterprise)?.tier ?? 'sailor'],
            `${login} in ${place}`,
          ).toBeGreaterThan(0)
        }
        expect(givers, place).not.toContain(author)
      }
  })

  it('carries nothing that the rules of the product would have stopped', () => {
    const waiting = demoCases.filter(({ word }) => word).map(({ post }) => post)
    expect(where(sayings.filter(({ content }) => /内部报价|internal price/i.test(content)))).toEqual(waiting)
    for (const { key, pictures = 0, video, files = [] } of demoPosts) {
      expect(pictures === 0 || !video, key).toBe(true)
      expect(pictures, key).toBeLessThanOrEqual(6)
      expect(files.length, key).toBeLessThanOrEqual(4)
    }
    for (const post of demoPosts.filter(({ anonymous }) => anonymous))
      expect([post.aha, post.likes, post.comments], post.key).toEqual([[], [], []])
    for (const post of demoPosts.filter(({ deleted }) => deleted))
      expect([post.aha, post.likes], post.key).toEqual([[], []])
  })

  it('keeps a space between Chinese and Latin and uses full-width punctuation', () => {
    const touching =
      /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}|\p{Script=Han}[,;:!?]|\p{Script=Han}@|\]\p{Script=Han}/u
    expect(where(sayings.filter(({ content }) => touching.test(content)))).toEqual([])
  })
})

describe('the quota of Aha', () => {
  it('is kept by everyone in any month, wherever the month begins', () => {
    const given = new Map<string, number[]>()
    for (const { post, aha } of sayings)
      for (const login of aha) {
        const giver = `${login}@${post.enterprise}`
        given.set(giver, [...(given.get(giver) ?? []), post.hoursAgo])
      }
    const overspent = [...given].filter(([giver, times]) => {
      const [login = '', enterprise] = giver.split('@')
      const quota = AHA_QUOTA[membershipOf(login, enterprise as EnterpriseKey)?.tier ?? 'sailor']
      const inMonthFrom = (start: number) =>
        times.filter((time) => time >= start && time < start + LONGEST_MONTH_HOURS).length
      return Math.max(...times.map(inMonthFrom)) > quota
    })
    expect(overspent.map(([giver]) => giver)).toEqual([])
  })

  it('leaves the two limited givers to the seed', () => {
    const given = sayings.flatMap(({ aha }) => aha)
    expect(given).not.toContain('elite')
    expect(given.filter((login) => login === 'noaha').length).toBeLessThanOrEqual(20)
  })
})

describe('the posts', () => {
  it('are 162 in four campuses', () => {
    const count = (key: EnterpriseKey) => demoPosts.filter((post) => post.enterprise === key).length
    expect(demoEnterprises.map(({ key }) => count(key))).toEqual([30, 77, 30, 25])
  })

  it('are of every type at Yunfan, with comments and answers as two of them', () => {
    const types = new Set<number>(yunfan.map((post) => post.type))
    const comments = yunfan.flatMap((post) => post.comments)
    if (comments.some((comment) => !comment.answer)) types.add(POST_TYPE.dynamicComment)
    if (comments.some((comment) => comment.answer)) types.add(POST_TYPE.answer)
    expect(types).toEqual(new Set(Object.values(POST_TYPE)))
  })

  it('open at Yunfan with feedback, three pictures and a question', () => {
    const [first, second, third] = newestOfYunfan
    expect(first).toMatchObject({
      author: 'elite',
      essence: true,
      cards: [{ kind: 'lesson', title: '给反馈的四步法' }],
    })
    expect(first?.comments.map((comment) => comment.author)).toEqual(
      expect.arrayContaining(['mentor', 'leader']),
    )
    expect(first?.aha.length).toBeGreaterThanOrEqual(16)
    expect(second?.pictures).toBe(3)
    expect(third?.type).toBe(POST_TYPE.question)
  })

  it('show 1, 2, 3, 4 and 6 pictures, a video, four files and every kind of card', () => {
    const pictures = new Set(yunfan.map((post) => post.pictures))
    for (const count of [1, 2, 3, 4, 6]) expect(pictures).toContain(count)
    expect(yunfan.some((post) => post.video)).toBe(true)
    expect(yunfan.some((post) => post.files?.length === 4)).toBe(true)
    const kinds = new Set(yunfan.flatMap((post) => post.cards ?? []).map((card) => card.kind))
    const wanted = ['lesson', 'article', 'topic', 'activity', 'video', 'tool', 'theme', 'learningPlan']
    expect(kinds).toEqual(new Set(wanted))
  })

  it('name what the library has on their cards', () => {
    const courseOf = new Map(demoLessons.map(({ course, position }) => [`${course}-${position}`, course]))
    const titles = new Map(demoCourses.map(({ key, course }) => [key, course.zh]))
    const cards = demoPosts.flatMap((post) => post.cards ?? [])
    for (const card of cards.filter(({ kind }) => kind === 'lesson'))
      expect(card.title.startsWith(titles.get(courseOf.get(card.id) ?? '') ?? 'no course'), card.title).toBe(
        true,
      )
    const codes = { article: demoArticles, video: demoVideos, tool: demoTools }
    for (const [kind, shelf] of Object.entries(codes))
      for (const card of cards.filter((one) => one.kind === kind))
        expect(shelf.find(({ code }) => code === card.id)?.title.zh, card.id).toBe(card.title)
  })

  it('hold five essences, one pinned, two anonymous and a deleted stub with replies at Yunfan', () => {
    expect(yunfan.filter((post) => post.essence)).toHaveLength(5)
    expect(yunfan.filter((post) => post.pinned)).toHaveLength(1)
    expect(yunfan.filter((post) => post.anonymous)).toHaveLength(2)
    expect(yunfan.filter((post) => post.deleted && post.comments.length > 0)).toHaveLength(1)
  })

  it('mark a question as answered exactly when one comment is its answer', () => {
    for (const post of demoPosts)
      expect(
        post.comments.some((comment) => comment.answer),
        post.key,
      ).toBe(post.answered ?? false)
    const questions = yunfan.filter((post) => post.type === POST_TYPE.question)
    expect(questions.some((post) => post.answered)).toBe(true)
    const open = questions.filter((post) => !post.anonymous && post.comments.length === 0)
    expect(open.length).toBeGreaterThanOrEqual(4)
  })

  it('include a thread of 42 comments, some with replies', () => {
    const thread = yunfan.find((post) => post.comments.length === 42)
    expect(thread?.comments.some((comment) => (comment.replies?.length ?? 0) > 1)).toBe(true)
  })

  it('include a comment with seven Aha senders', () => {
    const comments = yunfan.flatMap((post) => post.comments)
    expect(comments.find((comment) => comment.key === 'yf-comment-seven-aha')?.aha).toHaveLength(7)
  })

  it('include one of exactly 4,990 characters', () => {
    expect(yunfan.map((post) => graphemes(post.content))).toContain(4990)
  })

  it('include a chain in which each mentioned person speaks next', () => {
    const chain = demoPosts.find((post) => post.key === 'yf-mention-chain')
    const links = [chain, ...(chain?.comments ?? [])].map((link) => ({
      author: link?.author,
      names: /@\[(\w+)\]/.exec(link?.content ?? '')?.[1],
    }))
    expect(links.length).toBeGreaterThan(4)
    expect(links.slice(1).map((link) => link.author)).toEqual(links.slice(0, -1).map((link) => link.names))
  })

  it('answer the searches the demo promises', () => {
    const said = sayings.map(({ content }) => content).join('\n')
    for (const probe of ['绩效', '复盘', '上海', 'OKR 复盘']) expect(said).toContain(probe)
    expect(said).toMatch(/feedback/i)
    expect(said).toMatch(/\p{Extended_Pictographic}/u)
  })

  it('let Emma write English', () => {
    const emma = sayings.filter(({ author }) => author === 'emma')
    expect(emma.length).toBeGreaterThan(10)
    expect(where(emma.filter(({ content }) => /\p{Script=Han}/u.test(content)))).toEqual([])
  })
})

import { readFile } from 'node:fs/promises'
import type { AuthoredSection, ResourceBody } from '@fairlead/contract/library/authored.schema.ts'
import { resourceBodySchema } from '@fairlead/contract/library/authored.schema.ts'
import type { Ability, ResourceKind } from '@fairlead/contract/library/library.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { plainTextOf, readingMinutes } from '@fairlead/contract/primitives/rich-text.ts'
import { eq } from 'drizzle-orm'
import type { DemoWorld } from '../../demo/demo-world.ts'
import { demoArticles } from '../../demo/library/articles.ts'
import { demoLessons } from '../../demo/library/lessons.ts'
import type { DemoSection, DemoTopic, DemoVideo } from '../../demo/library/library-types.ts'
import { demoTools } from '../../demo/library/tools.ts'
import { demoTopics } from '../../demo/library/topics.ts'
import { demoVideos } from '../../demo/library/videos.ts'
import { demoCourses } from '../../demo/library-titles.ts'
import type { Database } from '../../platform/database/database.ts'
import { FILES_PATH } from '../../platform/storage/file-addresses.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { seedAuthorisations } from '../membership/public.ts'
import { courses, resourceAudiences, resources, resourceVersions } from './library.tables.ts'
import { richTextOf } from './markdown.ts'
import { subtitlesOf } from './subtitles.ts'

const DAY = 86_400_000
const QUESTION_MINUTES = 1
const TALK_MINUTES = 3
/** What Changhe has not authorised its people for, so that the dialog can be seen. */
const NOT_AUTHORISED = new Set(['coaching-leader', 'stories-with-data'])
const EMPTY: LocalizedText = { en: '', zh: '' }

interface NewResource {
  kind: ResourceKind
  code: string
  ability: Ability
  category?: number
  courseId?: number
  position?: number
  isFree: boolean
  views?: number
  completions?: number
  ahaNum?: number
  title: LocalizedText
  summary: LocalizedText
  tags: readonly LocalizedText[]
  minutes: number
  /** Oldest first; the last one is what readers get. */
  bodies: readonly ResourceBody[]
  onlyForEnterprise?: number
  isDraft?: boolean
  publishedAt: Date
}

export const seedDemoLibrary = async (
  database: Database,
  storage: Storage,
  world: DemoWorld,
): Promise<void> => {
  const courseIds = await seedCourses(database)
  const authorised = demoCourses.map(({ key }) => key).filter((key) => !NOT_AUTHORISED.has(key))
  await seedAuthorisations(database, world.enterprise('changhe'), authorised)
  const daysAgo = (days: number) => new Date(world.now.getTime() - days * DAY)
  for (const [index, video] of demoVideos.entries())
    await seedResource(database, {
      ...video,
      kind: 'video',
      isFree: true,
      minutes: Math.max(1, Math.round(video.seconds / 60)),
      bodies: [await videoBody(storage, video)],
      publishedAt: daysAgo(60 - index),
    })
  for (const [index, tool] of demoTools.entries())
    await seedResource(database, {
      ...tool,
      kind: 'tool',
      isFree: true,
      minutes: Math.max(2, tool.fields.length),
      bodies: [
        {
          kind: 'tool',
          intro: localizedText(tool.intro),
          fields: tool.fields.map(({ hint = EMPTY, options = [], ...field }) => ({
            ...field,
            hint,
            options: [...options],
          })),
          bands: [...(tool.bands ?? [])],
        },
      ],
      publishedAt: daysAgo(50 - index),
    })
  for (const [index, lesson] of demoLessons.entries()) {
    const course = demoCourses.find(({ key }) => key === lesson.course)
    const title = course?.lessons[lesson.position - 1]
    const courseId = courseIds.get(lesson.course)
    if (!course || !title || !courseId)
      throw new Error(`library-titles.ts has no lesson ${lesson.course} ${lesson.position}`)
    const versions = [...(lesson.before ? [lesson.before] : []), lesson].map(({ sections }) =>
      sections.map(sectionOf),
    )
    await seedResource(database, {
      kind: 'lesson',
      code: `${lesson.course}-${lesson.position}`,
      ability: course.ability,
      courseId,
      position: lesson.position,
      isFree: false,
      views: 240 + ((index * 137) % 900),
      completions: 30 + ((index * 53) % 160),
      ahaNum: (index * 31) % 23,
      title,
      summary: lesson.summary,
      tags: lesson.tags,
      minutes: minutesOf(versions.at(-1) ?? []),
      bodies: versions.map((sections) => ({ kind: 'lesson', sections })),
      ...(lesson.onlyFor ? { onlyForEnterprise: world.enterprise(lesson.onlyFor) } : {}),
      isDraft: lesson.isDraft ?? false,
      // Spread over the courses, so that what is new is not all of one kind.
      publishedAt: daysAgo(2 + ((index * 29) % 48)),
    })
  }
  for (const [index, topic] of demoTopics.entries())
    await seedResource(database, {
      ...topic,
      kind: 'topic',
      isFree: true,
      views: 120 + index * 90,
      minutes: topic.items.length * 5,
      bodies: [topicBody(topic)],
      publishedAt: daysAgo(6 + index * 5),
    })
  for (const article of demoArticles) {
    const doc = localizedText(article.body)
    await seedResource(database, {
      ...article,
      kind: 'article',
      minutes: readingMinutes(plainTextOf(doc.zh)),
      bodies: [{ kind: 'article', doc }],
      publishedAt: daysAgo(article.daysAgo),
    })
  }
}

const topicBody = ({ intro, items }: DemoTopic): ResourceBody => ({
  kind: 'topic',
  intro: localizedText(intro),
  items: items.map((item) => ({ ...item })),
})

const seedCourses = async (database: Database): Promise<Map<string, number>> => {
  const rows = demoCourses.map(({ key, course, summary, ability }, position) => ({
    code: key,
    title: course,
    summary,
    ability,
    position: position + 1,
  }))
  const inserted = await database.orm
    .insert(courses)
    .values(rows)
    .returning({ id: courses.id, code: courses.code })
  return new Map(inserted.map(({ id, code }) => [code, id]))
}

const seedResource = async (database: Database, given: NewResource): Promise<void> => {
  const {
    kind,
    code,
    ability,
    category,
    courseId,
    position,
    isFree,
    views,
    completions,
    ahaNum,
    publishedAt,
  } = given
  const [row] = await database.orm
    .insert(resources)
    .values({
      kind,
      code,
      ability,
      category,
      courseId,
      position,
      isFree,
      views,
      completions,
      ahaNum,
      createdAt: publishedAt,
    })
    .returning({ id: resources.id })
  if (!row) throw new Error(`${kind} ${code} was not inserted`)
  for (const [index, body] of given.bodies.entries()) {
    const isLast = index === given.bodies.length - 1
    const at = new Date(publishedAt.getTime() - (given.bodies.length - 1 - index) * 30 * DAY)
    const [version] = await database.orm
      .insert(resourceVersions)
      .values({
        resourceId: row.id,
        number: index + 1,
        state: given.isDraft ? 'draft' : isLast ? 'published' : 'archived',
        title: given.title,
        summary: given.summary,
        tags: [...given.tags],
        minutes: given.minutes,
        body: resourceBodySchema.parse(body),
        createdAt: at,
        updatedAt: at,
        publishedAt: given.isDraft ? null : at,
      })
      .returning({ id: resourceVersions.id })
    if (isLast && !given.isDraft)
      await database.orm
        .update(resources)
        .set({ publishedVersionId: version?.id ?? null, publishedAt: at })
        .where(eq(resources.id, row.id))
  }
  const scope = given.onlyForEnterprise
    ? {
        scopeKind: 'enterprise' as const,
        scopeId: given.onlyForEnterprise,
        enterpriseId: given.onlyForEnterprise,
      }
    : { scopeKind: 'everyone' as const, scopeId: 0, enterpriseId: 0 }
  await database.orm.insert(resourceAudiences).values({ resourceId: row.id, ...scope })
}

const localizedText = ({ en, zh }: LocalizedText) => ({ en: richTextOf(en), zh: richTextOf(zh) })

const minutesOf = (sections: readonly AuthoredSection[]): number =>
  sections.filter(({ kind }) => kind !== 'discussion').reduce((sum, { minutes }) => sum + minutes, 0)

const sectionOf = (section: DemoSection): AuthoredSection => {
  const { key, title } = section
  switch (section.kind) {
    case 'text': {
      const doc = localizedText(section.body)
      return { key, title, kind: 'text', doc, minutes: readingMinutes(plainTextOf(doc.zh)) }
    }
    case 'video': {
      const seconds = demoVideos.find(({ code }) => code === section.video)?.seconds ?? 0
      return {
        key,
        title,
        kind: 'video',
        video: section.video,
        minutes: Math.max(1, Math.round(seconds / 60)),
      }
    }
    case 'tool':
      return { key, title, kind: 'tool', tool: section.tool, minutes: section.minutes }
    case 'quiz':
      return {
        key,
        title,
        kind: 'quiz',
        minutes: section.questions.length * QUESTION_MINUTES,
        questions: section.questions.map((question) => ({ ...question, choices: [...question.choices] })),
      }
    case 'discussion':
      return { key, title, kind: 'discussion', prompt: section.prompt, minutes: TALK_MINUTES }
  }
}

const videoBody = async (storage: Storage, video: DemoVideo): Promise<ResourceBody> => {
  const asset = new URL(`../../demo/assets/${video.file}`, import.meta.url)
  const src = `demo/${video.file}`
  await storage.put(src, await readFile(asset))
  const subtitles = async (language: Language): Promise<string> => {
    const key = `demo/${video.code}.${language}.vtt`
    await storage.put(key, Buffer.from(subtitlesOf(video.cues, language)))
    return `${FILES_PATH}/${key}`
  }
  return {
    kind: 'video',
    seconds: video.seconds,
    src: `${FILES_PATH}/${src}`,
    poster: '',
    subtitles: { en: await subtitles('en'), zh: await subtitles('zh') },
    cues: video.cues.map((cue) => ({ ...cue })),
  }
}

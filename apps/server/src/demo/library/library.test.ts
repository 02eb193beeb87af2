import { TAGS_MAX } from '@fairlead/contract/library/library.schema.ts'
import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import { describe, expect, it } from 'vitest'
import { demoCourses } from '../library-titles.ts'
import { demoArticles } from './articles.ts'
import { demoLessons } from './lessons.ts'
import { demoTools } from './tools.ts'
import { demoVideos } from './videos.ts'

/** Every text in both languages somewhere inside a value. */
const textsIn = (value: unknown): LocalizedText[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('en' in value && 'zh' in value) return [value as LocalizedText]
  return Object.values(value).flatMap(textsIn)
}

describe('the demo library', () => {
  it('has every lesson of every course once', () => {
    const codes = demoLessons.map(({ course, position }) => `${course}-${position}`)
    const wanted = demoCourses.flatMap(({ key }) => [1, 2, 3, 4].map((n) => `${key}-${n}`))
    expect(codes.sort()).toEqual(wanted.sort())
  })

  it('keeps one for Changhe, one unpublished and one in two versions', () => {
    expect(demoLessons.filter(({ onlyFor }) => onlyFor === 'changhe')).toHaveLength(1)
    expect(demoLessons.filter(({ isDraft }) => isDraft)).toHaveLength(1)
    expect(demoLessons.filter(({ before }) => before)).toHaveLength(1)
  })

  it('is written in both languages', () => {
    for (const { en, zh } of textsIn([demoLessons, demoArticles, demoTools, demoVideos])) {
      expect(en, zh).not.toMatch(/\p{Script=Han}/u)
      expect(zh, en).toMatch(/\p{Script=Han}|^[A-Z]+$/u)
    }
  })

  it('names videos and tools that exist, tags at most five, and sections once', () => {
    for (const { sections, tags, course } of demoLessons) {
      expect(tags.length, course).toBeLessThanOrEqual(TAGS_MAX)
      expect(new Set(sections.map(({ key }) => key)).size).toBe(sections.length)
      for (const section of sections) {
        if (section.kind === 'video') expect(demoVideos.map(({ code }) => code)).toContain(section.video)
        if (section.kind === 'tool') expect(demoTools.map(({ code }) => code)).toContain(section.tool)
        if (section.kind === 'quiz')
          for (const { answer, choices } of section.questions)
            expect(choices.map(({ key }) => key)).toContain(answer)
      }
    }
  })
})

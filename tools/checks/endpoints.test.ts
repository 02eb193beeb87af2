import { readPost } from '@fairlead/contract/posts/posts.endpoints.ts'
import { defineProblems } from '@fairlead/contract/problem.ts'
import { describe, expect, it } from 'vitest'
import { checkEndpoints, checkProblemCodes } from './endpoints.ts'

const complaints = (exports: Record<string, unknown>): string =>
  checkEndpoints([{ path: 'posts.endpoints.ts', exports }]).join('\n')

describe('endpoints', () => {
  it('accepts a complete one', () => {
    expect(complaints({ readPost, writePost: { ...readPost, method: 'POST' } })).toBe('')
  })

  it.each([
    ['access', { access: undefined }, 'posts.endpoints.ts readPost is incomplete\n    declare access'],
    ['a known access', { access: 'admins' }, 'declare access'],
    ['method', { method: 'PUT' }, 'declare method'],
    ['a path from the root', { path: 'v1/post' }, 'declare path'],
    ['summary', { summary: ' ' }, 'declare summary'],
    ['schemas', { output: undefined }, 'declare input and output'],
  ])('asks for %s', (_, change, message) => {
    expect(complaints({ readPost: { ...readPost, ...change } })).toContain(message)
  })

  it('refuses two at one place, whatever the case of their letters', () => {
    expect(
      complaints({ readPost, readPostAgain: { ...readPost, path: readPost.path.toUpperCase() } }),
    ).toContain('posts.endpoints.ts readPost and posts.endpoints.ts readPostAgain share GET ')
  })

  it('refuses anything else in an endpoints file', () => {
    expect(complaints({ PAGE_SIZE: 10 })).toContain('constants belong in *.schema.ts')
  })
})

describe('codes of problems', () => {
  const posts = {
    path: 'posts.errors.ts',
    exports: { p: defineProblems('post', { gone: { code: 20801, en: 'Gone', zh: '没了' } }) },
  }

  it('refuses a code that two features use', () => {
    const plans = {
      path: 'plans.errors.ts',
      exports: { p: defineProblems('plan', { late: { code: 20801, en: 'Late', zh: '晚了' } }) },
    }
    expect(checkProblemCodes([posts, plans]).join()).toContain(
      'posts.errors.ts post.gone and plans.errors.ts plan.late share the code 20801',
    )
  })

  it('refuses a name that two features use', () => {
    const plans = {
      path: 'plans.errors.ts',
      exports: { p: defineProblems('post', { gone: { code: 20901, en: 'Gone', zh: '没了' } }) },
    }
    expect(checkProblemCodes([posts, plans]).join()).toContain('both define post.gone')
  })

  it('lets HTTP statuses repeat', () => {
    const status = (noun: string) => ({
      path: `${noun}.errors.ts`,
      exports: { p: defineProblems(noun, { forbidden: { code: 403, en: 'No', zh: '不行' } }) },
    })
    expect(checkProblemCodes([status('post'), status('plan')])).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Visit } from '../../platform/routing/route-entry.ts'
import { toArticle, toPreview } from './old-addresses.ts'

const visit = (query: string): Visit => ({
  href: '',
  search: Object.fromEntries(new URLSearchParams(query)),
  signedIn: true,
  isBuilt: () => false,
})

describe('/preview', () => {
  it.each([
    ['page=lesson&code=L-01&versionId=2&lFId=3', '/lpreview?code=L-01&versionId=2&lFId=3'],
    ['page=article&code=A-01&versionId=2', '/apreview?code=A-01&versionId=2'],
    ['page=topic&id=5', '/tpreview?id=5'],
    ['page=activity&activityId=6', '/acpreview?activityId=6'],
    ['page=message&noticeId=7', '/mpreview?noticeId=7'],
    ['page=video&videoBaseId=8', '/vpreview?videoBaseId=8'],
    ['page=lesson&code=L-01&other=1', '/lpreview?code=L-01'],
    ['page=topic', '/tpreview'],
    ['page=unknown&id=5', '/404'],
    ['page=Lesson', '/404'],
    ['page=constructor', '/404'],
    ['', '/404'],
  ])('%s goes to %s', (query, path) => {
    expect(toPreview(visit(query))).toBe(path)
  })
})

describe('/insight', () => {
  it.each([
    ['', '/article'],
    ['code=A-01&versionId=2', '/article?code=A-01&versionId=2'],
    ['code=%E5%A4%8D%E7%9B%98', '/article?code=%E5%A4%8D%E7%9B%98'],
  ])('keeps the query %j', (query, path) => {
    expect(toArticle(visit(query))).toBe(path)
  })
})

import { describe, expect, it } from 'vitest'
import { describeRoutes, loadRoutes, type RouteRow } from './route-table.ts'

// Section 2 of the specification, word for word; screens.md adds who may open them.
const PUBLIC = `/register /login /forgotpassword /modifypassword /serviceAgreement /privacyStatement /404
  /cannotAccess /minShengCannotAccess /xinAoCannotAccess /accountCannotAccess /notSupportedAccess`
const MAIN = `/home /lesson /lpure /article /member /lprint /aprint /topic /learningPlan /apreview /lpreview
  /tpreview /vpreview /acpreview /editor /personalCenter /search /signUp /activity /message /messageDetail
  /mpreview /test /feishu /feishu-app /workWechat /dingTalk /dingTalkThird /ability /joinCommunity /joinGroup
  /debateDetail /reflectionEditor /iWillEditor /growUpCode /growUpCodeExchange /assessment /unscramble
  /unscrambleDetail /myClassmate /accountResourceVerify /feedback /myColdCallClassmate /taskDetail /taskEditor
  /taskList /formDetail /formEditor /chat /meeting /myFavorite /actionPlan /ranking /coursetopics /CCBLesson
  /myExpress /expressDetail /subcommunity /group /theme /diyTaskDetail /abilityPath /abilityPathDetail
  /teamBuildingDetail /teamBuildingInvitation /badgeAuthentication /videoDetail /campusCoursetopics
  /teamActionDiscussDetail /teamActionSubDiscussDetail /teamActionDiscussInvitation /oneXInvitation /toolDetail
  /bmw_sf_learning /medalDetail /medalList /certificateDetail /certificateList /guide /campList
  /recommendedCoursetopics /learningPlanList /recommendedSignUp /myCoursetopics /topicFx /topicFxList
  /groupTeamActionDiscussDetail /groupTeamActionSubDiscussDetail /sso /shareTransfer /actionPlanDetail /zhiniao
  /toolTaskDetail /themeTeam /teamCase /teamCaseTaskDetail /campus /square /class /community /camp /user
  /teamCoursetopics /myLearningPlan /myLearningPlanList`
const REDIRECTED = '/ /preview /loginCcb /announcementDetail /commentDetail /insight'

const words = (text: string): string[] => text.split(/\s+/)

describe('the routes of the product', async () => {
  const routes = await loadRoutes()
  const paths = routes.map(({ path }) => path)

  it('has every route of the specification as it is spelt', () => {
    const specified = [...words(PUBLIC), ...words(MAIN), ...words(REDIRECTED)]
    expect(specified.filter((path) => !paths.some((known) => known === path))).toEqual([])
  })

  it('has each route once, whatever the case of its letters', () => {
    const seen = paths.map((path) => path.toLowerCase())
    expect(seen.filter((path, index) => seen.indexOf(path) !== index)).toEqual([])
  })

  it('opens the public ones to everybody', () => {
    const closed = routes.filter(({ path, access }) => words(PUBLIC).includes(path) && access !== 'public')
    expect(closed.map(({ path }) => path)).toEqual([])
  })
})

describe('npm run routes', () => {
  const route = (change: Partial<RouteRow>): RouteRow => ({
    feature: 'posts',
    path: '/campus',
    access: 'required',
    title: { en: 'Campus', zh: '校园' },
    ...change,
  })

  it('tells built from missing and counts them', () => {
    const lines = describeRoutes([
      route({ screen: () => Promise.reject(new Error('not rendered here')) }),
      route({ path: '/home', redirect: () => '/campus' }),
      route({ path: '/square', access: 'optional' }),
    ])
    expect(lines).toEqual([
      'built     posts  /campus  required  Campus · 校园',
      'redirect  posts  /home    required  Campus · 校园',
      'missing   posts  /square  optional  Campus · 校园',
      'built 2, missing 1',
    ])
  })
})

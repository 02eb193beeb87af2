import { describe, expect, it } from 'vitest'
import features from '../../../../features.json'
import { routeEntries, routesByFeature } from './route-table.ts'

const specified =
  `/ /register /login /forgotpassword /modifypassword /serviceAgreement /privacyStatement /404 /cannotAccess
/minShengCannotAccess /xinAoCannotAccess /accountCannotAccess /notSupportedAccess /home /lesson /lpure /article /member
/lprint /aprint /topic /learningPlan /apreview /lpreview /tpreview /vpreview /acpreview /editor /personalCenter /search
/signUp /activity /message /messageDetail /mpreview /test /feishu /feishu-app /workWechat /dingTalk /dingTalkThird /ability
/joinCommunity /joinGroup /debateDetail /reflectionEditor /iWillEditor /growUpCode /growUpCodeExchange /assessment
/unscramble /unscrambleDetail /myClassmate /accountResourceVerify /feedback /myColdCallClassmate /taskDetail /taskEditor
/taskList /formDetail /formEditor /chat /meeting /myFavorite /actionPlan /ranking /coursetopics /CCBLesson /myExpress
/expressDetail /subcommunity /group /theme /diyTaskDetail /abilityPath /abilityPathDetail /teamBuildingDetail
/teamBuildingInvitation /badgeAuthentication /videoDetail /campusCoursetopics /teamActionDiscussDetail
/teamActionSubDiscussDetail /teamActionDiscussInvitation /oneXInvitation /toolDetail /bmw_sf_learning /medalDetail
/medalList /certificateDetail /certificateList /guide /campList /recommendedCoursetopics /learningPlanList
/recommendedSignUp /myCoursetopics /topicFx /topicFxList /groupTeamActionDiscussDetail /groupTeamActionSubDiscussDetail
/sso /shareTransfer /actionPlanDetail /zhiniao /toolTaskDetail /themeTeam /teamCase /teamCaseTaskDetail /campus /square
/class /community /camp /user /teamCoursetopics /myLearningPlan /myLearningPlanList
/preview /insight /loginCcb /announcementDetail /commentDetail`.split(/\s+/)

const open =
  `/ /register /login /forgotpassword /modifypassword /serviceAgreement /privacyStatement /cannotAccess
/accountCannotAccess /minShengCannotAccess /xinAoCannotAccess /notSupportedAccess /404 /ability /badgeAuthentication
/feishu /feishu-app /workWechat /dingTalk /dingTalkThird /sso /zhiniao /bmw_sf_learning
/home /preview /insight /loginCcb /announcementDetail /commentDetail`.split(/\s+/)

const optional =
  `/member /growUpCode /joinCommunity /joinGroup /theme /debateDetail /campusCoursetopics /lesson /lpure /article
/topic /topicFx /learningPlan /activity /signUp /taskDetail /formDetail /feedback /teamActionDiscussInvitation
/teamBuildingInvitation /oneXInvitation /shareTransfer`.split(/\s+/)

const paths = routeEntries.map(({ path }) => path)
const pathsWith = (access: string) =>
  routeEntries.filter((entry) => entry.access === access).map(({ path }) => path as string)

describe('the route table', () => {
  it('has every route of the specification as spelt, the console and the way into the library', () => {
    const outside = paths.filter((path) => !path.startsWith('/console/'))
    expect([...outside].sort()).toEqual([...specified, '/console', '/learn'].sort())
  })

  it('has the pages of the console as its sections, each with a group, an ability and a line about it', () => {
    for (const { path, access, chrome, section, screen } of routeEntries) {
      if (!path.startsWith('/console/')) expect(section, path).toBeUndefined()
      else
        expect({ access, chrome, section, screen }, path).toMatchObject({
          access: 'required',
          chrome: 'console',
          section: expect.anything(),
          screen: expect.anything(),
        })
    }
  })

  it('has each path once, whatever the letter case', () => {
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length)
  })

  it('opens to strangers exactly what is meant for them', () => {
    expect(pathsWith('public').sort()).toEqual([...open].sort())
    expect(pathsWith('optional').sort()).toEqual([...optional].sort())
  })

  it('names every page in both languages', () => {
    for (const { path, title } of routeEntries) {
      expect(title.en, path).toMatch(/^[A-Z0-9][^\p{Script=Han}]*$/u)
      expect(title.zh, path).toMatch(/\p{Script=Han}/u)
    }
  })

  it('lists its features in their order', () => {
    const order = [...features.ordered, ...features.observers, ...features.edge]
    const places = Object.keys(routesByFeature).map((feature) => order.indexOf(feature))
    expect(places).toEqual([...places].sort((one, other) => one - other))
    expect(places).not.toContain(-1)
  })
})

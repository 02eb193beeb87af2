import { changeLanguage } from '@fairlead/contract/identity/identity.endpoints.ts'
import { call } from '../platform/api/call.ts'
import { currentLanguage, onLanguageChange, setLanguage } from '../platform/i18n/language.ts'
import { currentQueryClient } from '../platform/query/query-memory.ts'
import { currentSession, onUserInfoChange, updateUserInfo } from '../platform/session/session.ts'

/** The language belongs to the person: it comes with them when they sign in, and goes with them to their other devices. */
export const followLanguage = (): (() => void) => {
  const followPerson = () => {
    const language = currentSession()?.userInfo.language
    if (language && language !== currentLanguage()) void setLanguage(language)
  }
  followPerson()
  const unfollowPerson = onUserInfoChange(followPerson)
  const unfollowChoice = onLanguageChange(() => {
    void rememberChoice()
    // Answers carry words of the language they were asked in.
    void currentQueryClient().invalidateQueries()
  })
  return () => {
    unfollowPerson()
    unfollowChoice()
  }
}

const rememberChoice = async (): Promise<void> => {
  const userInfo = currentSession()?.userInfo
  const language = currentLanguage()
  if (!userInfo || userInfo.language === language) return
  updateUserInfo({ ...userInfo, language })
  const answer = await call(changeLanguage, { language }, { silent: true }).catch(() => undefined)
  if (answer && currentLanguage() === language) updateUserInfo(answer)
}

import { changeAppearance } from '@fairlead/contract/identity/settings.endpoints.ts'
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { call } from '../../platform/api/call.ts'
import { currentSession, updateUserInfo, useSession } from '../../platform/session/session.ts'

/** Light or dark: shown at once, remembered with the person. */
export const useAppearance = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const choose = async (appearance: MantineColorScheme) => {
    setColorScheme(appearance)
    const answer = await call(changeAppearance, { appearance }, { silent: true }).catch(() => undefined)
    if (answer && currentSession()) updateUserInfo(answer)
  }
  return { appearance: colorScheme, choose }
}

/** What a person chose on another device comes with them. Shows nothing. */
export function OwnAppearance() {
  const { setColorScheme } = useMantineColorScheme()
  const own = useSession()?.userInfo.appearance
  useEffect(() => {
    // Sessions kept from before do not know it yet.
    if (own) setColorScheme(own)
  }, [own, setColorScheme])
  return null
}

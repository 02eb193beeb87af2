import { readShareCard } from '@fairlead/contract/workplace/workplace.endpoints.ts'
import { useState } from 'react'
import { call } from '../../platform/api/call.ts'
import { currentSuite } from '../../platform/environment/suite.ts'
import { useText } from '../../platform/i18n/use-text.ts'
import type { ShareEntryProps } from '../../platform/sharing/suite-entries.tsx'
import { showToast } from '../../platform/toasts/toasts.ts'
import { Cancelled } from './bridges/bridge.ts'
import { bridges, signPage } from './bridges/bridges.ts'
import { workplaceText } from './workplace.text.ts'

/** Shares something into the suite around the page: its card, and the chats that the person chooses there. */
export const useShareCard = () => {
  const t = useText(workplaceText)
  const [isSharing, setIsSharing] = useState(false)

  const share = async ({ type, parameters }: ShareEntryProps): Promise<void> => {
    const suite = currentSuite()
    if (!suite || isSharing) return
    setIsSharing(true)
    const hideLoading = showToast(t('share.loading'))
    try {
      const asked = { ...parameters, type, target: suite }
      const [{ content }, page] = await Promise.all([
        call(readShareCard, asked, { silent: true }),
        signPage(suite),
      ])
      hideLoading()
      await bridges[suite].share(page, content)
      showToast(t('share.done'))
    } catch (error) {
      hideLoading()
      if (!(error instanceof Cancelled)) showToast(t('share.failed'))
    } finally {
      setIsSharing(false)
    }
  }

  return { share, isSharing }
}

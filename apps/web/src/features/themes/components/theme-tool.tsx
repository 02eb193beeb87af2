import IconHash from '@tabler/icons-react/dist/esm/icons/IconHash.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useState } from 'react'
import { useText } from '../../../platform/i18n/use-text.ts'
import { useSession } from '../../../platform/session/session.ts'
import { themesText } from '../themes.text.ts'
import { CreateThemeDialog } from './create-theme-dialog.tsx'

/** Among the tools at the edge: starting a discussion. Without themes of one's own it is a plain plus. */
export function ThemeTool() {
  const t = useText(themesText)
  const [starts, setStarts] = useState(false)
  const abilities = useSession()?.userInfo.abilities
  if (!abilities?.canCreateDiscussion) return null
  const Icon = abilities.canUseCustomThemes ? IconHash : IconPlus
  return (
    <>
      <button type="button" onClick={() => setStarts(true)}>
        <Icon size={20} />
        {t('create.topic')}
      </button>
      <CreateThemeDialog opened={starts} onClose={() => setStarts(false)} />
    </>
  )
}

import { createDebateTheme, createTeam, createTheme } from '@fairlead/contract/themes/themes.endpoints.ts'
import { themeProblems } from '@fairlead/contract/themes/themes.errors.ts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { CallError } from '../../../platform/api/call-error.ts'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { themeLink } from '../theme-address.ts'
import { blankTheme, isThemeReady, type ThemeTab, themeTabs } from '../theme-draft.ts'
import { renewThemes, themesQuery } from '../themes.queries.ts'
import { themesText } from '../themes.text.ts'
import { ThemeFields } from './theme-fields.tsx'

const calls = { topic: createTheme, debate: createDebateTheme, team: createTeam } as const

interface CreateThemeDialogProps {
  /** The community it is to stand in; the campus when left out. */
  munityId?: number
  opened: boolean
  onClose: () => void
}

/** Starting a topic, a debate or a team. Changing the tab begins anew. */
export function CreateThemeDialog({ munityId, opened, onClose }: CreateThemeDialogProps) {
  const t = useText(themesText)
  const panelId = useId()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [tab, setTab] = useState<ThemeTab>('topic')
  const [draft, setDraft] = useState(blankTheme)
  const { data } = useInfiniteQuery({ ...themesQuery('campus'), enabled: opened })
  const canCreateTeam = data?.pages[0]?.canCreateTeam ?? false
  const tabs = themeTabs.filter((one) => one !== 'team' || canCreateTeam)
  const create = useMutation({
    mutationFn: () => call(calls[tab], { ...draft, munityId }, { silent: true }),
    onSuccess: async (created) => {
      showToast(t('create.created'))
      setDraft(blankTheme)
      onClose()
      await renewThemes(queryClient)
      void navigate(themeLink(created))
    },
    onError: (error) => {
      if (error instanceof CallError && error.code === themeProblems.alreadyCreated.code)
        showToast(t('create.taken'))
    },
  })
  const show = (next: ThemeTab) => {
    setTab(next)
    setDraft(blankTheme)
    create.reset()
  }
  return (
    <FormDialog
      opened={opened}
      onClose={onClose}
      onSubmit={() => isThemeReady(tab, draft) && create.mutate()}
      title={t('create.title')}
      closeLabel={t('create.cancel')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('create.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending} disabled={!isThemeReady(tab, draft)}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <Tabs
        label={t('create.tabs')}
        value={tab}
        options={tabs.map((value) => ({ value, label: t(`create.${value}`) }))}
        onChange={show}
        controls={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={t(`create.${tab}`)}>
        <ThemeFields
          key={tab}
          tab={tab}
          draft={draft}
          onChange={setDraft}
          error={
            create.error instanceof CallError && create.error.code === themeProblems.alreadyCreated.code
              ? t('create.taken')
              : explainFailure(create.error, t('create.failed'))
          }
        />
      </div>
    </FormDialog>
  )
}

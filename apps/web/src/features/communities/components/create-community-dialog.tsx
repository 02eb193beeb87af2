import { createCommunity } from '@fairlead/contract/communities/communities.endpoints.ts'
import type { CommunityKind } from '@fairlead/contract/communities/communities.schema.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../../../platform/api/call.ts'
import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx'
import { communitiesText } from '../communities.text.ts'
import { communityLink } from '../community-address.ts'
import { useCommunityAction } from '../use-community-action.ts'
import { type CommunityDraft, CommunityFields, isReady } from './community-fields.tsx'

const blank: CommunityDraft = { name: '', intro: '', joinPolicy: 'open', isPublic: 1 }

interface CreateCommunityDialogProps {
  /** What to found; nothing keeps the form closed. */
  kind: CommunityKind | null
  parentId?: number
  onClose: () => void
}

export function CreateCommunityDialog({ kind, parentId, onClose }: CreateCommunityDialogProps) {
  const t = useText(communitiesText)
  const navigate = useNavigate()
  const [draft, setDraft] = useState(blank)
  const [shownKind, setShownKind] = useState<CommunityKind>('group')
  // Kept while the dialog fades, so that its title does not change on the way out.
  if (kind !== null && kind !== shownKind) setShownKind(kind)
  const create = useCommunityAction({
    act: () => call(createCommunity, { kind: shownKind, parentId, ...draft }, { silent: true }),
    onDone: ({ munityId }) => {
      setDraft(blank)
      onClose()
      void navigate(communityLink(shownKind, munityId))
    },
  })
  return (
    <FormDialog
      opened={kind !== null}
      onClose={onClose}
      onSubmit={() => isReady(draft) && create.mutate(undefined)}
      title={t(`form.${shownKind}`)}
      closeLabel={t('form.cancel')}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t('form.cancel')}
          </Button>
          <Button type="submit" loading={create.isPending} disabled={!isReady(draft)}>
            {t('form.create')}
          </Button>
        </>
      }
    >
      <CommunityFields
        draft={draft}
        onChange={setDraft}
        error={explainFailure(create.error, t('form.failed'))}
      />
    </FormDialog>
  )
}

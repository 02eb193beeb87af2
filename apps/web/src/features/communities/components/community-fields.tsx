import {
  COMMUNITY_INTRO_MAX,
  COMMUNITY_NAME_MAX,
  type JoinPolicy,
} from '@fairlead/contract/communities/communities.schema.ts'
import { graphemeLength, weightedLength } from '@fairlead/contract/primitives/text-length.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ChoiceField } from '../../../ui/field/choice-field.tsx'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import { communitiesText } from '../communities.text.ts'

export interface CommunityDraft {
  name: string
  intro: string
  joinPolicy: JoinPolicy
  isPublic: 0 | 1
}

const policies = ['open', 'approval', 'invitation'] as const

/** Early advice only; the server decides. */
export const isReady = ({ name, intro }: CommunityDraft): boolean =>
  name.trim() !== '' &&
  weightedLength(name.trim()) <= COMMUNITY_NAME_MAX &&
  graphemeLength(intro.trim()) <= COMMUNITY_INTRO_MAX

interface CommunityFieldsProps {
  draft: CommunityDraft
  onChange: (draft: CommunityDraft) => void
  error: string | undefined
}

/** Name, introduction, how people join and who reads it: the same when founding and when changing. */
export function CommunityFields({ draft, onChange, error }: CommunityFieldsProps) {
  const t = useText(communitiesText)
  const change = (part: Partial<CommunityDraft>) => onChange({ ...draft, ...part })
  return (
    <>
      <CountedField
        label={t('form.name')}
        hint={t('form.nameHint')}
        value={draft.name}
        onChange={(name) => change({ name })}
        length={weightedLength(draft.name.trim())}
        max={COMMUNITY_NAME_MAX}
        error={error}
        autoFocus
      />
      <CountedField
        label={t('form.intro')}
        placeholder={t('form.introPlaceholder')}
        value={draft.intro}
        onChange={(intro) => change({ intro })}
        length={graphemeLength(draft.intro.trim())}
        max={COMMUNITY_INTRO_MAX}
        multiline
      />
      <ChoiceField
        label={t('form.policy')}
        value={draft.joinPolicy}
        options={policies.map((value) => ({
          value,
          label: t(`policy.${value}`),
          note: t(`policy.${value}Note`),
        }))}
        onChange={(joinPolicy) => change({ joinPolicy })}
      />
      <ChoiceField
        label={t('form.visibility')}
        value={draft.isPublic === 1 ? 'public' : 'closed'}
        options={(['public', 'closed'] as const).map((value) => ({
          value,
          label: t(`form.${value}`),
          note: t(`form.${value}Note`),
        }))}
        onChange={(value) => change({ isPublic: value === 'public' ? 1 : 0 })}
      />
    </>
  )
}

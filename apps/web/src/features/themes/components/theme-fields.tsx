import { graphemeLength } from '@fairlead/contract/primitives/text-length.ts'
import {
  DEBATE_SIDE_MAX,
  THEME_DESCRIBES_MAX,
  THEME_NAME_MAX,
} from '@fairlead/contract/themes/themes.schema.ts'
import type { TextKey } from '../../../platform/i18n/text.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { CountedField } from '../../../ui/field/counted-field.tsx'
import type { en } from '../text/en.ts'
import type { ThemeDraft, ThemeTab } from '../theme-draft.ts'
import { themesText } from '../themes.text.ts'
import classes from './theme-fields.module.css'

interface Field {
  name: keyof ThemeDraft
  label: TextKey<typeof en>
  placeholder: TextKey<typeof en>
  max: number
  multiline?: boolean
}

const fields: Record<ThemeTab, readonly Field[]> = {
  topic: [
    {
      name: 'themename',
      label: 'create.themename',
      placeholder: 'create.themePlaceholder',
      max: THEME_NAME_MAX,
    },
    {
      name: 'describes',
      label: 'create.describes',
      placeholder: 'create.describesPlaceholder',
      max: THEME_DESCRIBES_MAX,
      multiline: true,
    },
  ],
  debate: [
    {
      name: 'title',
      label: 'create.debateTitle',
      placeholder: 'create.debatePlaceholder',
      max: THEME_NAME_MAX,
    },
    { name: 'redSide', label: 'create.redSide', placeholder: 'create.sidePlaceholder', max: DEBATE_SIDE_MAX },
    {
      name: 'blueSide',
      label: 'create.blueSide',
      placeholder: 'create.sidePlaceholder',
      max: DEBATE_SIDE_MAX,
    },
    {
      name: 'content',
      label: 'create.content',
      placeholder: 'create.describesPlaceholder',
      max: THEME_DESCRIBES_MAX,
      multiline: true,
    },
  ],
  team: [
    {
      name: 'themename',
      label: 'create.teamname',
      placeholder: 'create.teamPlaceholder',
      max: THEME_NAME_MAX,
    },
    {
      name: 'describes',
      label: 'create.teamIntro',
      placeholder: 'create.describesPlaceholder',
      max: THEME_DESCRIBES_MAX,
      multiline: true,
    },
  ],
}

interface ThemeFieldsProps {
  tab: ThemeTab
  draft: ThemeDraft
  onChange: (draft: ThemeDraft) => void
  error: string | undefined
}

export function ThemeFields({ tab, draft, onChange, error }: ThemeFieldsProps) {
  const t = useText(themesText)
  return (
    <div className={classes.fields}>
      {fields[tab].map(({ name, label, placeholder, max, multiline }, place) => (
        <CountedField
          key={name}
          label={t(label)}
          placeholder={t(placeholder)}
          value={draft[name]}
          onChange={(value) => onChange({ ...draft, [name]: value })}
          length={graphemeLength(draft[name].trim())}
          max={max}
          multiline={multiline}
          error={place === 0 ? error : undefined}
          autoFocus={place === 0}
        />
      ))}
    </div>
  )
}

import { useNavigate } from '@tanstack/react-router'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/field/text-field.tsx'
import { wayBackText } from '../way-back/way-back.text.ts'
import classes from './way-back.module.css'

export function SearchBox() {
  const t = useText(wayBackText)
  const navigate = useNavigate()
  const search = (form: FormData) => {
    const keyword = String(form.get('keyword') ?? '').trim()
    if (keyword) void navigate({ to: '/search', search: { keyword } as never })
  }
  return (
    <form className={classes.search} action={search}>
      <TextField
        className={classes.keyword}
        name="keyword"
        type="search"
        aria-label={t('notFound.searchLabel')}
        placeholder={t('notFound.searchHint')}
      />
      <Button type="submit" variant="outlined" size="large">
        {t('notFound.search')}
      </Button>
    </form>
  )
}

import { useText } from '../../../platform/i18n/use-text.ts'
import { isBuilt } from '../../../platform/routing/built-routes.ts'
import { SearchBox } from '../components/search-box.tsx'
import { WayBack } from '../components/way-back.tsx'
import { wayBackText } from '../way-back/way-back.text.ts'

export function NotFoundScreen() {
  const t = useText(wayBackText)
  return (
    <WayBack drawing="bottle" title={t('notFound.title')} intro={t('notFound.intro')}>
      {isBuilt('/search') && <SearchBox />}
    </WayBack>
  )
}

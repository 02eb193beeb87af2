import { Link } from '@tanstack/react-router'
import { useText } from '../../platform/i18n/use-text.ts'
import { useCurrentDestination } from './current-destination.ts'
import { builtBarDestinations } from './destinations.ts'
import { shellText } from './shell.text.ts'

/** The places of the product as words; the bar and the suite's gutter draw them each in its own way. */
export function MainNavigation({ look }: { look: Readonly<Record<string, string>> }) {
  const t = useText(shellText)
  const current = useCurrentDestination(builtBarDestinations)
  return (
    <nav className={look.nav} aria-label={t('nav.label')}>
      {builtBarDestinations.map(({ id, path, label }) => (
        <Link key={id} to={path} className={look.place} data-current={id === current}>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}

import { explainFailure } from '../../../platform/api/explain-failure.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Logo } from '../../../ui/brand/logo.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { LineDrawing } from '../../../ui/state/line-drawing.tsx'
import { CompanyForm } from '../components/company-form.tsx'
import classes from '../components/lander.module.css'
import { nameOf } from '../lander.ts'
import { useSignOn } from '../use-sign-on.ts'
import { workplaceText } from '../workplace.text.ts'

/** Where people arrive from their company's side: it signs them on and moves out of the way. */
export function LanderScreen() {
  const t = useText(workplaceText)
  const { state, lander, redirect, retry, chooseCompany } = useSignOn()
  const name = t(nameOf(lander))
  return (
    <div className={classes.page}>
      <Logo />
      <div className={classes.middle}>
        {state.kind === 'working' && (
          <div role="status" className={classes.working}>
            <LineDrawing name="boat" />
            <h1>{t('lander.signingOn', { name })}</h1>
            <p className={classes.intro}>{t('lander.wait')}</p>
            <span className={classes.progress} />
          </div>
        )}
        {state.kind === 'askCompany' && <CompanyForm onChoose={chooseCompany} />}
        {state.kind === 'failed' && (
          <>
            <LineDrawing name="lighthouse" />
            <h1>{t('lander.failedTitle')}</h1>
            <p className={classes.intro} role="alert">
              {explainFailure(state.error, t('lander.failed'))}
            </p>
            <div className={classes.actions}>
              <Button onClick={retry}>{t('lander.retry')}</Button>
              <ButtonLink to="/login" search={redirect ? { redirect } : {}} variant="outlined">
                {t('lander.otherWays')}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </div>
  )
}

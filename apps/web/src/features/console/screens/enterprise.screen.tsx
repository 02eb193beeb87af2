import { useText } from '../../../platform/i18n/use-text.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { DepartmentsCard } from '../organization/departments-card.tsx'
import classes from '../organization/organization.module.css'
import { organizationText } from '../organization/organization.text.ts'
import { OrganizationPage } from '../organization/organization-page.tsx'
import { PositionsCard } from '../organization/positions-card.tsx'
import { SettingsCard } from '../organization/settings-card.tsx'

export function EnterpriseScreen() {
  const t = useText(organizationText)
  return (
    <>
      <PageHead title={t('settings.title')} intro={t('settings.intro')} />
      <OrganizationPage>
        {(organization) => (
          <>
            <SettingsCard organization={organization} />
            <div className={classes.columns}>
              <DepartmentsCard organization={organization} />
              <PositionsCard organization={organization} />
            </div>
          </>
        )}
      </OrganizationPage>
    </>
  )
}

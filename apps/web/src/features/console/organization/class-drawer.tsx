import { removeClass, saveClass } from '@fairlead/contract/console/organization.endpoints.ts'
import type { EnterpriseClass, Organization } from '@fairlead/contract/console/organization.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { ClassMembers } from './class-members.tsx'
import { organizationText } from './organization.text.ts'
import { PartEditor } from './part-editor.tsx'
import { useOrganizationChange } from './use-organization-change.ts'

interface ClassDrawerProps {
  organization: Organization
  enterpriseClass: EnterpriseClass
  onClose: () => void
}

/** A class: its name and who is in it. */
export function ClassDrawer({ organization, enterpriseClass, onClose }: ClassDrawerProps) {
  const t = useText(organizationText)
  const { language } = useLanguage()
  const save = useOrganizationChange(saveClass)
  const remove = useOrganizationChange(removeClass)
  const { enterpriseId } = organization
  const { classId } = enterpriseClass
  const name = inLanguage(enterpriseClass.name, language)
  return (
    <PartEditor
      opened
      onClose={onClose}
      title={name}
      name={enterpriseClass.name}
      saving={save.isPending}
      onSave={(changed) => save.mutate({ enterpriseId, classId, name: changed }, { onSuccess: onClose })}
      removal={{
        title: t('class.removeAsk', { name }),
        text: t('class.removeText'),
        onRemove: () => remove.mutate({ enterpriseId, classId }, { onSuccess: onClose }),
      }}
    >
      <ClassMembers enterpriseId={enterpriseId} classId={classId} />
    </PartEditor>
  )
}

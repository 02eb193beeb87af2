import { removeDepartment, saveDepartment } from '@fairlead/contract/console/organization.endpoints.ts'
import type { Department, Organization } from '@fairlead/contract/console/organization.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { SelectField } from '../../../ui/select/select-field.tsx'
import { organizationText } from './organization.text.ts'
import { PartEditor } from './part-editor.tsx'
import { useOrganizationChange } from './use-organization-change.ts'

interface DepartmentEditorProps {
  organization: Organization
  department: Department | undefined
  onClose: () => void
}

export function DepartmentEditor({ organization, department, onClose }: DepartmentEditorProps) {
  const t = useText(organizationText)
  const { language } = useLanguage()
  const [parentId, setParentId] = useState(String(department?.parentId ?? ''))
  const save = useOrganizationChange(saveDepartment)
  const remove = useOrganizationChange(removeDepartment)
  const { enterpriseId, departments } = organization
  const name = department ? inLanguage(department.name, language) : ''
  return (
    <PartEditor
      opened
      onClose={onClose}
      title={department ? t('edit', { name }) : t('department.add')}
      name={department?.name ?? { en: '', zh: '' }}
      saving={save.isPending}
      onSave={(changed) =>
        save.mutate(
          {
            enterpriseId,
            departmentId: department?.departmentId,
            parentId: Number(parentId) || null,
            name: changed,
          },
          { onSuccess: onClose },
        )
      }
      removal={
        department && {
          title: t('department.removeAsk', { name }),
          text: t('department.removeText'),
          onRemove: () =>
            remove.mutate({ enterpriseId, departmentId: department.departmentId }, { onSuccess: onClose }),
        }
      }
    >
      <SelectField
        label={t('department.below')}
        value={parentId}
        options={[
          { value: '', label: t('department.top') },
          ...departments
            .filter(({ departmentId }) => departmentId !== department?.departmentId)
            .map((one) => ({ value: String(one.departmentId), label: inLanguage(one.name, language) })),
        ]}
        onChange={setParentId}
      />
    </PartEditor>
  )
}

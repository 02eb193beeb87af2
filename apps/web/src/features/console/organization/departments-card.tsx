import type { Department, Organization } from '@fairlead/contract/console/organization.schema.ts'
import { inLanguage } from '@fairlead/contract/primitives/localized-text.ts'
import { useState } from 'react'
import { useLanguage } from '../../../platform/i18n/language.ts'
import { useText } from '../../../platform/i18n/use-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { DepartmentEditor } from './department-editor.tsx'
import classes from './organization.module.css'
import { organizationText } from './organization.text.ts'

/** The tree of departments; pressing one changes it. */
export function DepartmentsCard({ organization }: { organization: Organization }) {
  const t = useText(organizationText)
  const [editing, setEditing] = useState<Department | 'new'>()
  const { departments } = organization
  return (
    <Card className={classes.card}>
      <div className={classes.head}>
        <h2>{t('department.title')}</h2>
        <Button variant="outlined" size="small" onClick={() => setEditing('new')}>
          {t('department.add')}
        </Button>
      </div>
      {departments.length === 0 && <p className={classes.quiet}>{t('department.none')}</p>}
      <Branch departments={departments} parentId={null} onEdit={setEditing} />
      {editing && (
        <DepartmentEditor
          organization={organization}
          department={editing === 'new' ? undefined : editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  )
}

interface BranchProps {
  departments: readonly Department[]
  parentId: number | null
  onEdit: (department: Department) => void
}

function Branch({ departments, parentId, onEdit }: BranchProps) {
  const t = useText(organizationText)
  const { language } = useLanguage()
  const here = departments.filter((one) => one.parentId === parentId)
  if (here.length === 0) return null
  return (
    <ul className={classes.list}>
      {here.map((department) => {
        const name = inLanguage(department.name, language)
        return (
          <li key={department.departmentId} className={classes.branch}>
            <button type="button" className={classes.part} onClick={() => onEdit(department)}>
              {name}
              <span className={classes.count}>{t('people', { count: department.people })}</span>
            </button>
            <Branch departments={departments} parentId={department.departmentId} onEdit={onEdit} />
          </li>
        )
      })}
    </ul>
  )
}

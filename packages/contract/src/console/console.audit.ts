import { defineAuditActions } from '../audit-action.ts'

export const memberActions = defineAuditActions('member', {
  imported: {
    en: 'imported {people} people from a file, {bad} rows were left out',
    zh: '从文件导入了 {people} 人，{bad} 行没有导入',
  },
  suspended: { en: 'suspended {target}', zh: '停用了{target}' },
  reactivated: { en: 'reactivated {target}', zh: '恢复了{target}' },
  changed: { en: 'changed the details of {target}', zh: '修改了{target}的资料' },
  granted: { en: 'made {target} {role} of {scope}', zh: '让{target}担任{scope}的{role}' },
  revoked: { en: 'ended the role {role} of {target} in {scope}', zh: '取消了{target}在{scope}的{role}角色' },
})

export const enterpriseActions = defineAuditActions('enterprise', {
  changed: { en: 'changed the settings of {target}', zh: '修改了{target}的设置' },
})

export const departmentActions = defineAuditActions('department', {
  added: { en: 'added the department {target}', zh: '新建了部门「{target}」' },
  changed: { en: 'changed the department {target}', zh: '修改了部门「{target}」' },
  removed: { en: 'removed the department {target}', zh: '删除了部门「{target}」' },
})

export const positionActions = defineAuditActions('position', {
  added: { en: 'added the position {target}', zh: '新建了职位「{target}」' },
  changed: { en: 'changed the position {target}', zh: '修改了职位「{target}」' },
  removed: { en: 'removed the position {target}', zh: '删除了职位「{target}」' },
})

export const classActions = defineAuditActions('class', {
  added: { en: 'created the class {target}', zh: '新建了班级「{target}」' },
  changed: { en: 'renamed the class {target}', zh: '修改了班级「{target}」' },
  removed: { en: 'removed the class {target}', zh: '删除了班级「{target}」' },
  joined: { en: 'put {people} into the class {target}', zh: '把{people}加入了班级「{target}」' },
  left: { en: 'took {people} out of the class {target}', zh: '把{people}移出了班级「{target}」' },
})

export const membershipActions = defineAuditActions('membership', {
  changed: { en: 'changed what {target} brings', zh: '修改了会员类型「{target}」' },
})

export const cardActions = defineAuditActions('card', {
  issued: {
    en: 'issued {count} cards “{target}” of {days} days',
    zh: '发行了 {count} 张「{target}」，每张 {days} 天',
  },
  revoked: { en: 'revoked the cards “{target}”', zh: '作废了权益卡「{target}」' },
  opened: { en: 'looked at the codes of the cards “{target}”', zh: '查看了权益卡「{target}」的卡号' },
})

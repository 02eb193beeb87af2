import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Role } from '@fairlead/contract/primitives/standing.ts'

/** How the audit log calls them. */
export const roleNames: Readonly<Record<Role, LocalizedText>> = {
  teaching_assistant: { en: 'teaching assistant', zh: '助教' },
  community_leader: { en: 'community leader', zh: '社区负责人' },
  group_leader: { en: 'group leader', zh: '小组长' },
  camp_master: { en: 'camp master', zh: '营长' },
  panel_moderator: { en: 'panel moderator', zh: '研讨主持人' },
  author: { en: 'author', zh: '内容作者' },
  moderator: { en: 'moderator', zh: '内容审核员' },
  enterprise_admin: { en: 'administrator', zh: '企业管理员' },
  platform_admin: { en: 'platform administrator', zh: '平台管理员' },
}

import { defineAuditActions } from '../audit-action.ts'

export const connectionActions = defineAuditActions('connection', {
  added: { en: 'connected {target}', zh: '接入了 {target}' },
  changed: { en: 'changed the connection {target}', zh: '修改了接入 {target}' },
  removed: { en: 'cut the connection {target}', zh: '断开了接入 {target}' },
})

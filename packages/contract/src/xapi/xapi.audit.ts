import { defineAuditActions } from '../audit-action.ts'

export const credentialActions = defineAuditActions('credential', {
  issued: { en: 'issued the key “{target}” for {scopes}', zh: '签发了密钥「{target}」，权限为 {scopes}' },
  revoked: { en: 'revoked the key “{target}”', zh: '撤销了密钥「{target}」' },
})

export const forwardingActions = defineAuditActions('forwarding', {
  added: { en: 'set up forwarding to {target}', zh: '设置了转发到 {target}' },
  removed: { en: 'stopped forwarding to {target}', zh: '停止了转发到 {target}' },
})

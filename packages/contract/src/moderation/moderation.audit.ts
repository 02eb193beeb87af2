import { defineAuditActions } from '../audit-action.ts'

export const moderationActions = defineAuditActions('moderation', {
  kept: { en: 'kept “{target}” after a look', zh: '查看后保留了「{target}」' },
  hidden: { en: 'hid “{target}”: {reason}', zh: '隐藏了「{target}」：{reason}' },
  deleted: { en: 'deleted “{target}”: {reason}', zh: '删除了「{target}」：{reason}' },
  warned: { en: 'warned the author of “{target}”: {reason}', zh: '就「{target}」警告了作者：{reason}' },
  muted: {
    en: 'muted the author of “{target}” for {days} days: {reason}',
    zh: '因「{target}」将作者禁言 {days} 天：{reason}',
  },
  appealGranted: { en: 'granted the appeal on “{target}”', zh: '通过了关于「{target}」的申诉' },
  appealRefused: { en: 'refused the appeal on “{target}”', zh: '驳回了关于「{target}」的申诉' },
  revealAsked: {
    en: 'asked to learn who wrote “{target}”: {reason}',
    zh: '申请查看「{target}」的匿名作者：{reason}',
  },
  revealAgreed: { en: 'agreed to name the author of “{target}”', zh: '同意公开「{target}」的匿名作者' },
  wordAdded: { en: 'added the word “{target}” to be careful with', zh: '添加了敏感词「{target}」' },
  wordRemoved: { en: 'took the word “{target}” off the list', zh: '移除了敏感词「{target}」' },
})

import type { LocalizedText } from '@fairlead/contract/primitives/localized-text.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { MessageOutbox } from '../../../platform/messages/message-outbox.ts'

export const INVITE_JOB = 'console.invite'

export interface Invitation {
  name: string
  enterprise: LocalizedText
  channel: 'sms' | 'mail'
  to: string
}

/** Nobody's language is known yet, so the message speaks both. */
const body = ({ name, enterprise }: Invitation, address: string): string =>
  `【领航】${name}，${enterprise.zh} 邀请你加入领航。打开 ${address} ，用这个手机号或邮箱获取验证码即可登录。 ` +
  `${enterprise.en} invites you to Fairlead: open ${address} and sign in with a code.`

export const defineInvitationJob = (
  jobs: Jobs,
  database: Database,
  outbox: MessageOutbox,
  publicUrl: string | undefined,
): void =>
  jobs.define<Invitation>({
    name: INVITE_JOB,
    handle: (invitation) =>
      database.transaction(() =>
        outbox.enqueue(invitation.channel, {
          recipient: invitation.to,
          subject: `${invitation.enterprise.zh} 邀请你加入领航 · ${invitation.enterprise.en} invites you to Fairlead`,
          body: body(invitation, `${publicUrl ?? ''}/login`),
        }),
      ),
  })

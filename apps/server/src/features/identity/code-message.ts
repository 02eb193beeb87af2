import { CODE_LIFETIME_MINUTES } from '@fairlead/contract/identity/identity.schema.ts'
import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Message } from '../../platform/messages/transports.ts'

export const codeMessage = (recipient: string, code: string, language: Language): Message =>
  language === 'en'
    ? {
        recipient,
        subject: `${code} is your Fairlead code`,
        body: `${code} is your Fairlead code. It works for ${CODE_LIFETIME_MINUTES} minutes. If you didn't ask for it, ignore this message.`,
      }
    : {
        recipient,
        subject: `${code} 是你的领航验证码`,
        body: `【领航】验证码 ${code}，${CODE_LIFETIME_MINUTES} 分钟内有效。如果不是你本人操作，请忽略。`,
      }

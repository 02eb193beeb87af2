import type { Language } from '@fairlead/contract/primitives/language.ts'
import type { Message } from '../../platform/messages/transports.ts'

/** Told to the person when somebody signs in on a device they have not used before. */
export const signInNotice = (recipient: string, device: string, language: Language): Message =>
  language === 'en'
    ? {
        recipient,
        subject: 'New sign-in to Fairlead',
        body: `Your Fairlead account was just used to sign in on a new device (${device}). If it wasn't you, change your password and sign out everywhere.`,
      }
    : {
        recipient,
        subject: '领航账号在新设备上登录',
        body: `【领航】你的账号刚刚在一台新设备（${device}）上登录。如果不是你本人，请尽快修改密码，并退出所有设备。`,
      }

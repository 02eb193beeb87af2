import { refused, type SignedPage, type SuiteBridge } from './bridge.ts'

interface Callbacks<Result> {
  success: (result: Result) => void
  fail: (reason: { errMsg?: string }) => void
}

interface ChatChoice {
  allowCreateGroup: boolean
  multiSelect: boolean
}

declare global {
  interface Window {
    h5sdk?: {
      config(options: {
        appId: string
        timestamp: number
        nonceStr: string
        signature: string
        jsApiList: string[]
        onSuccess: () => void
        onFail: (reason: { errMsg?: string }) => void
      }): void
    }
    tt?: {
      requestAccess(options: { appID: string; scopeList: string[] } & Callbacks<{ code: string }>): void
      sendMessageCard(
        options: {
          cardContent: Readonly<Record<string, unknown>>
          shouldChooseChat: boolean
          chooseChatParams: ChatChoice
        } & Callbacks<unknown>,
      ): void
      chooseChat(options: ChatChoice & Callbacks<unknown>): void
    }
  }
}

const APIS = ['sendMessageCard', 'chooseChat']
const CHOICE: ChatChoice = { allowCreateGroup: true, multiSelect: true }

const configure = ({ appId, timestamp, noncestr, signature }: SignedPage): Promise<void> =>
  new Promise((resolve, reject) =>
    window.h5sdk?.config({
      appId,
      timestamp,
      nonceStr: noncestr,
      signature,
      jsApiList: APIS,
      onSuccess: resolve,
      onFail: (reason) => reject(refused(reason)),
    }),
  )

export const feishuBridge: SuiteBridge = {
  requestCode: ({ appId }) =>
    new Promise((resolve, reject) =>
      window.tt?.requestAccess({
        appID: appId,
        scopeList: [],
        success: ({ code }) => resolve(code),
        fail: (reason) => reject(refused(reason)),
      }),
    ),

  async share(page, content) {
    await configure(page)
    await new Promise((resolve, reject) =>
      window.tt?.sendMessageCard({
        cardContent: content,
        shouldChooseChat: true,
        chooseChatParams: CHOICE,
        success: resolve,
        fail: (reason) => reject(refused(reason)),
      }),
    )
  },

  async openGroupChat(page) {
    await configure(page)
    await new Promise((resolve, reject) =>
      window.tt?.chooseChat({ ...CHOICE, success: resolve, fail: (reason) => reject(refused(reason)) }),
    )
  },
}

import { refused, type SignedPage, type SuiteBridge } from './bridge.ts'

interface Callbacks<Result> {
  onSuccess: (result: Result) => void
  onFail: (reason: { errorMessage?: string; errMsg?: string }) => void
}

declare global {
  interface Window {
    dd?: {
      config(options: {
        agentId: string
        corpId: string
        timeStamp: number
        nonceStr: string
        signature: string
        jsApiList: string[]
      }): void
      ready(act: () => void): void
      runtime: {
        permission: { requestAuthCode(options: { corpId: string } & Callbacks<{ code: string }>): void }
      }
      biz: { util: { share(options: Readonly<Record<string, unknown>> & Callbacks<unknown>): void } }
    }
  }
}

const configure = ({ appId, tenantKey, timestamp, noncestr, signature }: SignedPage): void =>
  window.dd?.config({
    agentId: appId,
    corpId: tenantKey,
    timeStamp: timestamp,
    nonceStr: noncestr,
    signature,
    jsApiList: ['biz.util.share'],
  })

const whenReady = (): Promise<void> => new Promise((resolve) => window.dd?.ready(resolve))

/** DingTalk opens no group chat from a page. */
export const dingtalkBridge: SuiteBridge = {
  async requestCode({ tenantKey }) {
    await whenReady()
    return new Promise((resolve, reject) =>
      window.dd?.runtime.permission.requestAuthCode({
        corpId: tenantKey,
        onSuccess: ({ code }) => resolve(code),
        onFail: (reason) => reject(refused(reason)),
      }),
    )
  },

  async share(page, content) {
    configure(page)
    await whenReady()
    await new Promise((resolve, reject) =>
      window.dd?.biz.util.share({
        ...content,
        onSuccess: resolve,
        onFail: (reason) => reject(refused(reason)),
      }),
    )
  },
}

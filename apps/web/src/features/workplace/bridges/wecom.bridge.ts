import { refused, type SignedPage, type SuiteBridge } from './bridge.ts'

interface Callbacks {
  success: (result: unknown) => void
  fail: (reason: { errMsg?: string }) => void
}

declare global {
  interface Window {
    ww?: {
      register(options: {
        corpId: string
        jsApiList: string[]
        getConfigSignature: () => Promise<{ timestamp: number; nonceStr: string; signature: string }>
      }): void
      shareAppMessage(options: Readonly<Record<string, unknown>> & Callbacks): void
      openEnterpriseChat(options: { groupName: string } & Callbacks): void
    }
  }
}

const register = ({ appId, timestamp, noncestr, signature }: SignedPage): void =>
  window.ww?.register({
    corpId: appId,
    jsApiList: ['shareAppMessage', 'openEnterpriseChat'],
    getConfigSignature: async () => ({ timestamp, nonceStr: noncestr, signature }),
  })

const answered = (act: (callbacks: Callbacks) => void): Promise<void> =>
  new Promise((resolve, reject) =>
    act({ success: () => resolve(), fail: (reason) => reject(refused(reason)) }),
  )

/** WeCom names people on a page of its own, so there is no code to ask for here. */
export const wecomBridge: SuiteBridge = {
  share(page, { news }) {
    register(page)
    return answered((callbacks) => window.ww?.shareAppMessage({ ...(news as object), ...callbacks }))
  },

  openGroupChat(page) {
    register(page)
    return answered((callbacks) => window.ww?.openEnterpriseChat({ groupName: '', ...callbacks }))
  },
}

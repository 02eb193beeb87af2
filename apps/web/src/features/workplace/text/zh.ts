import type { TextLike } from '../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  lander: {
    feishu: '飞书',
    wecom: '企业微信',
    dingtalk: '钉钉',
    sso: '企业账号',
    zhiniao: '知鸟',
    portal: '企业平台',
    signingOn: '正在通过{{name}}登录',
    wait: '稍等，正在确认你的身份。',
    failedTitle: '还没有登录成功',
    failed: '登录没有成功，请重试。',
    retry: '重试',
    otherWays: '用其他方式登录',
    companyTitle: '你在哪家企业？',
    companyIntro: '企业代码可以问管理员。',
    companyLabel: '企业代码',
    companyGo: '继续',
  },
  share: {
    button: '分享到聊天',
    loading: '加载中...',
    done: '已分享',
    failed: '分享失败',
  },
  groupChat: {
    button: '群聊',
    failed: '没能打开群聊，请重试。',
  },
}

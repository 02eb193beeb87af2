import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  page: {
    title: '新手引导',
    intro: '五件值得先知道的事。看完一件勾一件，随时可以回来。',
    progress: '完成 {{done}} / {{count}}',
    allDone: '都看完了，一路顺风！',
    tick: '已完成：{{step}}',
    failed: '进度没有加载出来。',
    retry: '再试一次',
    campus: '去园区',
  },
  profile: {
    title: '先说说你是谁',
    body: '一张头像、一句介绍、几个关注的话题。同事愿意回应的是人，不是账号。',
    go: '完善资料',
  },
  aha: {
    title: '「啊哈」是什么',
    body: '点赞是说「不错」，啊哈是说「这句话改变了我的看法」。每个月只有几个，所以送出去的每一个都算数，对方也会知道。',
    go: '看看本周的啊哈',
  },
  discuss: {
    title: '说一句话',
    body: '挑一个你也遇到过的问题，回两句实话就好，不必写成文章。不方便署名时，也可以匿名提问。',
    go: '去看提问',
  },
  tiers: {
    title: '水手、学者、精英、导师',
    body: '水手每月可以免费学三节课；学者可以学全部课程、送啊哈；精英的啊哈多一倍；导师带着大家往前走。',
    go: '比较会员',
  },
  camps: {
    title: '训练营怎么参加',
    body: '一期几周：每周一个模块、一份来自你自己工作的作业、一个互相督促的小组。完成就结业，前 10% 获得荣誉结业。',
    go: '看看训练营',
  },
}

import type { TextLike } from '../../../../platform/i18n/text.ts'
import type { en } from './en.ts'

export const zh: TextLike<typeof en> = {
  label: {
    iWill: 'I Will 承诺',
    task: '作业',
    themeComment: '话题讨论',
    vlog: 'Vlog',
    diyTask: '自定任务',
    videoComment: '视频评论',
    teamDiscussion: '团队研讨',
    userSeminar: '研讨会',
    tool: '工具',
    toolTask: '工具任务',
    teamBuilding: '团队组建',
    teamInvite: '组队邀请',
    actionTask: '行动任务',
    teamWork: '团队作品',
  },
  iWill: {
    done: '已完成',
    open: '待完成',
    ends: '截止 {{date}}',
    progress: '完成 {{done}} / {{all}}',
    evaluations: '怎样算做到',
    answered: '{{date}} 回答',
    unanswered: '还没回答',
  },
  action: { how: '我是怎么做的', utilize: '我用上了什么', result: '结果如何', advice: '给大家的建议' },
  team: { members_other: '{{count}} 位成员', invited_other: '邀请了 {{count}} 人' },
}

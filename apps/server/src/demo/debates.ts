import { THEME_TYPE } from '@fairlead/contract/themes/themes.schema.ts'
import type { DemoTheme } from './demo-community-types.ts'

export const demoDebates: readonly DemoTheme[] = [
  {
    key: 'trust-or-rules',
    enterprise: 'yunfan',
    type: THEME_TYPE.debate,
    author: 'mentor',
    name: { zh: '先有信任还是先有制度？', en: 'Trust first or rules first?' },
    describes: {
      zh: '接手一支陌生的队伍，第一个月你先立规矩，还是先让人信你？选一方，用你真做过的事来论证。',
      en: 'You take over a team of strangers. In the first month, do you set rules or earn trust? Pick a side and argue with what you really did.',
    },
    daysAgo: 12,
    debate: {
      redSide: { zh: '先有信任：没有信任，制度只会被绕开', en: 'Trust first: rules get evaded' },
      blueSide: { zh: '先有制度：没有规则，信任经不起第一次失望', en: 'Rules first: trust is fragile' },
      red: ['mentor', 'p17', 'p22', 'leader', 'p23', 'p15', 'scholar'],
      blue: ['noaha', 'elite', 'p14', 'p16', 'p20', 'master'],
      changes: [
        {
          who: 'p17',
          to: 1,
          hoursAgo: 70,
          reason: '我原来站制度。可是回头看，那套制度是大家信我之后才肯填的。',
        },
        {
          who: 'elite',
          to: 2,
          hoursAgo: 19,
          reason: '被门店那个例子说服了：人走了，信任也带走了，排班表还在。',
        },
        { who: 'p20', to: 2, hoursAgo: 5, reason: '大客户只认白纸黑字，团队也一样。' },
      ],
      endsInDays: 2,
    },
  },
  {
    key: 'remote-work-debate',
    enterprise: 'personal',
    type: THEME_TYPE.debate,
    author: 'p30',
    name: { zh: '远程办公利大于弊', en: 'Remote work does more good' },
    describes: {
      zh: '省下的通勤，和丢掉的走廊闲聊，哪个更值钱？',
      en: 'The commute saved, or the talk in the corridor lost: which is worth more?',
    },
    daysAgo: 13,
    debate: {
      redSide: { zh: '利大：专注的时间回来了', en: 'More good: focus comes back' },
      blueSide: { zh: '弊大：新人没地方偷师', en: 'More harm: novices learn less' },
      red: ['p18', 'p17', 'scholar'],
      blue: ['p29', 'p21', 'p30', 'sailor'],
      changes: [
        { who: 'p29', to: 2, hoursAgo: 40, reason: '看了小满带新店员的那条，新人真的是靠偷看学会的。' },
      ],
      endsInDays: 9,
    },
  },
]

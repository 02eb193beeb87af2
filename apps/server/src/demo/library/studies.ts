import type { EnterpriseKey } from '../demo-types.ts'

export type DemoStudy = {
  login: string
  enterprise: EnterpriseKey
  code: string
  /** Sections that are done, by key; the last one opened comes with them. */
  done: readonly string[]
  last: string
  hoursAgo: number
  /** Began the lesson before its current version came. */
  isOldVersion?: boolean
}

export const demoStudies: readonly DemoStudy[] = [
  {
    login: 'scholar',
    enterprise: 'yunfan',
    code: 'feedback-four-steps-2',
    done: ['watch', 'why-careless-fails'],
    last: 'worksheet',
    hoursAgo: 70,
  },
  {
    login: 'scholar',
    enterprise: 'yunfan',
    code: 'better-one-on-ones-2',
    done: [],
    last: 'read',
    hoursAgo: 200,
    isOldVersion: true,
  },
  {
    login: 'scholar',
    enterprise: 'yunfan',
    code: 'meetings-that-decide-1',
    done: ['read'],
    last: 'practise',
    hoursAgo: 120,
  },
  {
    login: 'scholar',
    enterprise: 'yunfan',
    code: 'feedback-four-steps-1',
    done: ['read', 'practise'],
    last: 'talk',
    hoursAgo: 96,
  },
  {
    login: 'emma',
    enterprise: 'changhe',
    code: 'okrs-and-retrospectives-4',
    done: ['diary'],
    last: 'page',
    hoursAgo: 30,
  },
  {
    login: 'elite',
    enterprise: 'yunfan',
    code: 'delegate-and-follow-through-1',
    done: ['read'],
    last: 'practise',
    hoursAgo: 20,
  },
  {
    login: 'mentor',
    enterprise: 'yunfan',
    code: 'coaching-leader-2',
    done: ['read'],
    last: 'practise',
    hoursAgo: 44,
  },
]

export type DemoNote = {
  login: string
  enterprise: EnterpriseKey
  code: string
  section: string
  quote: string
  content: string
}

export const demoNotes: readonly DemoNote[] = [
  {
    login: 'scholar',
    enterprise: 'yunfan',
    code: 'feedback-four-steps-2',
    section: 'why-careless-fails',
    quote: '摄像机拍不下来的，还不算事实。',
    content: '周三跟小王谈周报之前，先把两次的日期查出来。',
  },
]

export type DemoEntry = {
  login: string
  enterprise: EnterpriseKey
  tool: string
  hoursAgo: number
  values: Readonly<Record<string, string>>
}

/** What colleagues wrote into tools and shared. */
export const demoEntries: readonly DemoEntry[] = [
  {
    login: 'elite',
    enterprise: 'yunfan',
    tool: 'next-difficult-sentence',
    hoursAgo: 50,
    values: {
      fact: '周二和周四的评审会，轮到他讲的时候，他两次都先问「讲到哪了」。',
      effect: '测试组等了十分钟，后面两个议题没讲完。',
      question: '那两次会上，你在惦记什么？',
    },
  },
  {
    login: 'mentor',
    enterprise: 'yunfan',
    tool: 'next-difficult-sentence',
    hoursAgo: 90,
    values: {
      fact: '三个候选方案里，她交上来的都是改动最小的那个。',
      effect: '客户问了一句「还有别的吗」，我们答不上来。',
      question: '另外两个方案，你放弃的时候想的是什么？',
    },
  },
  {
    login: 'leader',
    enterprise: 'yunfan',
    tool: 'one-page-retrospective',
    hoursAgo: 130,
    values: {
      expected: '8 月 15 日前上线对账页，客服电话减少三成。',
      happened: '8 月 29 日上线，客服电话减少 11%。',
      why: '两次改需求都没有拉上客服，他们最常被问的那一栏我们没做。',
      change: '赵明月，从下个迭代起，每周三请一位客服来看半小时，9 月 3 日开始。',
      confidence: '4',
    },
  },
]

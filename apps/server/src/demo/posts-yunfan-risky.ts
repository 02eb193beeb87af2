import type { DemoPost } from './demo-types.ts'

/** Posts that went out in spite of a warning and wait for a moderator. */
export const yunfanRisky: readonly DemoPost[] = [
  {
    key: 'yf-risky-quote',
    enterprise: 'yunfan',
    author: 'p20',
    type: 3,
    hoursAgo: 2,
    content:
      '代理商问我要今年的内部报价，说别家都给了。我没给，他当场打电话给我们总部的人要。这种时候你们怎么接？我想守住，又不想把人推给对手。',
    aha: ['leader'],
    likes: ['elite', 'p16', 'leader'],
    comments: [
      {
        author: 'elite',
        minutesAfter: 12,
        content: '我会说：「报价我给不了，方案我今晚给你。」把话题从价格挪到他要解决的事上。',
        likes: ['p20', 'leader'],
      },
    ],
  },
  {
    key: 'yf-risky-price-list',
    enterprise: 'yunfan',
    author: 'p19',
    type: 1,
    hoursAgo: 5,
    content:
      'Small confession: I pasted our internal price sheet into the wrong window today. I deleted it after eleven seconds and told my manager after twelve. Telling was harder than deleting, and the only part that helped.',
    aha: ['mentor'],
    likes: ['noaha', 'p23', 'scholar'],
    comments: [],
  },
]

import type { DemoVideo } from './library-types.ts'
import { tags } from './tags.ts'

export const demoVideos: readonly DemoVideo[] = [
  {
    code: 'facts-and-verdicts',
    ability: 'people',
    title: { en: 'Facts and verdicts', zh: '事实与评价' },
    summary: { en: 'Why the one is heard and the other is fought.', zh: '为什么前者听得进，后者要争辩。' },
    tags: [tags.feedback],
    file: 'harbour.mp4',
    seconds: 8,
    cues: [
      {
        start: 0.5,
        end: 4,
        text: { en: 'Facts travel. Verdicts bounce.', zh: '事实传得过去，评价会弹回来。' },
      },
      { start: 4, end: 7.8, text: { en: 'So say what you saw.', zh: '所以，说你看见的。' } },
    ],
  },
  {
    code: 'listening-in-meetings',
    ability: 'together',
    title: { en: 'Whom did you interrupt?', zh: '会上你打断了谁' },
    summary: {
      en: 'A harbour, a meeting, and the sentence that was never finished.',
      zh: '一个港口、一场会，和那句没说完的话。',
    },
    tags: [tags.meetings, tags.listening],
    file: 'harbour.mp4',
    seconds: 8,
    cues: [
      {
        start: 0.5,
        end: 4,
        text: { en: 'She had the number everyone needed.', zh: '大家要的那个数，她手里就有。' },
      },
      { start: 4, end: 7.8, text: { en: 'Nobody heard the second half.', zh: '后半句，没有人听到。' } },
    ],
  },
]

import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'communicating-change'

export const changeLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'Even a good change takes something away. Name it, or they will.',
      zh: '再好的变化也会拿走点什么。你不说，他们会说。',
    },
    tags: [tags.change, tags.listening],
    read: {
      en: 'The new system is better; everyone agrees. And the person who knew all the tricks of the old one is a beginner again at fifty-two. People do not resist change, they resist loss: of mastery, of company, of knowing whom to ask.\n\nBefore you present what is gained, write down for each group what they lose. Say it in the first five minutes. It does not weaken the case; it is the reason they go on listening.',
      zh: '新系统更好，谁都承认。可那个把老系统的窍门摸得门儿清的人，五十二岁又成了新手。人抗拒的不是变化，是失去：失去拿手的本事、熟悉的伙伴、知道该问谁的踏实。\n\n讲好处之前，先替每一群人写下他们失去什么。头五分钟就说出来。这不会削弱你的理由，反而是他们愿意听下去的理由。',
    },
    practise: {
      en: 'For the change you are in, fill two columns for three people: gains, loses.',
      zh: '就你正经历的变化，给三个人各填两栏：得到什么，失去什么。',
    },
    ask: {
      en: 'What did you lose in a change you were in favour of?',
      zh: '一次你支持的变革里，你失去了什么？',
    },
  }),
  shortLesson(course, 2, {
    summary: {
      en: 'Three lists: what we know, what we don’t, when you will hear more.',
      zh: '三张单子：已知的，未知的，什么时候再说。',
    },
    tags: [tags.change, tags.communication, tags.trust],
    read: {
      en: 'Silence is never empty. Within a day it is filled with the worst version that anyone can imagine. You need not know everything to speak; you need to separate what is certain from what is not.\n\n*We know: the office moves. We don’t know: when, and who first. You will hear from me on Friday at four, even if there is nothing new.* Then be there on Friday at four. The date kept is worth more than the news.',
      zh: '沉默从不是空的，一天之内就会被能想到的最坏版本填满。开口不需要什么都知道，只需要把确定的和不确定的分开。\n\n「已知：办公室要搬。未知：什么时候，谁先搬。周五下午四点我会再说，哪怕没有新消息。」然后周五四点，人要在。守住的那个时间，比消息本身更值钱。',
    },
    practise: {
      en: 'Write the three lists for whatever your team is whispering about, and send them today.',
      zh: '就团队私下在传的那件事，写出三张单子，今天发出去。',
    },
    ask: { en: 'What did people imagine while you were silent?', zh: '你没说话的时候，大家都想象了些什么？' },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'The sceptic says aloud what twenty people think. Thank them, and take notes.',
      zh: '不信的人说出了二十个人心里的话。谢谢他，并且记下来。',
    },
    tags: [tags.change, tags.influence, tags.listening],
    read: {
      en: '“We had that three years ago.” You can win against this sentence and lose the room. Or you can ask: *what happened then, and what should be different this time?* Everyone leans forward, because that is what they wanted to know.\n\nSceptics have something enthusiasts lack: they checked. Give one of them a part of the plan to test before it is launched. What they found and you repaired is the best argument you will have.',
      zh: '「三年前就搞过。」你可以驳倒这句话，同时输掉整个屋子。也可以问：「当时怎么了？这次哪里得不一样？」所有人都会往前坐，因为这正是他们想知道的。\n\n怀疑的人有热心的人没有的东西：他们核对过。发布之前，请其中一位试一部分方案。他发现、你修好的地方，会是你最好的理由。',
    },
    practise: {
      en: 'Invite your sceptic for coffee with one question: what would have to be true for this to work?',
      zh: '请那位怀疑者喝杯咖啡，只问一句：要怎样，这件事才会成？',
    },
    ask: { en: 'When was the sceptic right?', zh: '哪一次，不信的人是对的？' },
  }),
  shortLesson(course, 4, {
    summary: {
      en: 'After the launch the old way is still shorter. Close it kindly, and on a date.',
      zh: '发布之后，老路还是更近。体面地关掉它，定好日子。',
    },
    tags: [tags.change, tags.followUp],
    read: {
      en: 'Three weeks after the applause half the people are back at the old sheet, because it works and it is Thursday. That is not resistance, it is gravity.\n\nThree things hold a change: the old way has a last day; the first one who struggles gets help within the hour; and somebody asks at every Monday meeting, for three months, the same small question. It is boring. It is also the whole difference.',
      zh: '掌声过后三周，一半人又回到老表格，因为它能用，而今天是周四。这不是抵触，是惯性。\n\n三件事能稳住变化：老办法有最后一天；第一个卡住的人一小时内有人帮；三个月里，每个周一例会都有人问同一个小问题。很无聊，差别也全在这里。',
    },
    practise: {
      en: 'Find one old sheet that still lives. Agree with its last user on its last day.',
      zh: '找出一张还活着的老表格，跟它最后一位用户约定它的最后一天。',
    },
    ask: {
      en: 'Which change has come undone in your company, and when did you notice?',
      zh: '你们公司哪项变革走样了？你是什么时候发现的？',
    },
  }),
]

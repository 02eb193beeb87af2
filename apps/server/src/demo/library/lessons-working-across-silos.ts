import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'working-across-silos'

export const siloLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'Before you ask another department for anything, find out what they will be scolded for.',
      zh: '找别的部门帮忙之前，先弄清他们会因为什么挨骂。',
    },
    tags: [tags.collaboration, tags.goals],
    read: {
      en: '“They don’t cooperate” usually means: they cooperate with their own targets. Finance is measured on days to close, legal on contracts without a dispute, the plant on stops of the line. Your urgent request costs them a number somebody will read out on Monday.\n\nAsk directly, over lunch: *what do you have to report this month?* Then look for a form of your request that leaves their number alone, or helps it. There nearly always is one, and it is often just a different day.',
      zh: '「他们不配合」多半的意思是：他们在配合自己的指标。财务看结账天数，法务看有没有纠纷，工厂看停线几次。你的急事，要动的是他们周一会被念出来的那个数。\n\n吃饭的时候直接问：「你们这个月要报什么数？」然后找一种不动它、甚至帮到它的提法。几乎总是有，很多时候只是换个日子。',
    },
    practise: {
      en: 'For the two departments you wait for most, write down the number on their wall. If you do not know it, that is this week’s lunch.',
      zh: '把你最常等的两个部门墙上的那个数写下来。写不出，这周的午饭就有着落了。',
    },
    ask: { en: 'Which number of yours gets in other people’s way?', zh: '你的哪个指标，正在妨碍别人？' },
  }),
  shortLesson(course, 2, {
    summary: {
      en: 'Without a title you have three things to offer: clarity, credit, and a favour returned.',
      zh: '没有职权，你还有三样东西可以给：说得清、记得功、还人情。',
    },
    tags: [tags.collaboration, tags.influence],
    read: {
      en: 'People help when it is clear what is wanted, how long it takes, and that it will be seen. “Could you support us?” is none of that. “Could you look at these two pages by Thursday? It takes twenty minutes, and your name goes on the proposal” is all of it.\n\nThen do the part most people forget: tell their manager, in writing, what it led to. The second request will be read before lunch.',
      zh: '人愿意帮忙，是因为清楚要什么、花多久、看得见。「能不能支持一下？」一样都没有。「这两页周四前帮我看看，二十分钟，方案上署你的名」，三样都有。\n\n然后做多数人会忘的那一步：写封信告诉他的上级，这件事后来怎么样了。你的第二个请求，会在午饭前被看到。',
    },
    practise: {
      en: 'Rewrite the last request that got no answer, with a time, a size and a name in it. Send it again.',
      zh: '把上一个石沉大海的请求重写一遍：要有期限、有大小、有署名。再发一次。',
    },
    ask: {
      en: 'Who helped you without having to, and how did you thank them?',
      zh: '谁本可以不帮你却帮了？你是怎么谢的？',
    },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'Escalating is a service when both sides do it together. Alone, it is an accusation.',
      zh: '两边一起往上报，是办事；一个人往上报，是告状。',
    },
    tags: [tags.collaboration, tags.communication],
    read: {
      en: 'Two departments want different things and both are right. That is what the next level is for. The mistake is going there alone, with your version and somebody’s name.\n\nGo together, or send one page both have read: what we agree on, where we differ, what each option costs, what we need decided by when. The person above has five minutes and now can use them. And next month you still have to work with the other name.',
      zh: '两个部门要的不一样，又都有理，上一级就是为这种事设的。错在一个人去，带着自己的版本和别人的名字。\n\n一起去，或者发一页双方都看过的纸：哪些一致，哪里分歧，各种选择代价多大，请在什么时候之前定什么。上面的人只有五分钟，现在用得上了。何况下个月你还得跟那个名字共事。',
    },
    practise: {
      en: 'Take one open conflict and write the page. Send it to the other side first, with one question: what did I get wrong?',
      zh: '挑一个悬着的分歧，把那页纸写出来。先发给对方，只问一句：我哪里写错了？',
    },
    ask: {
      en: 'Which escalation made things better, and why?',
      zh: '哪一次往上报，事情真的变好了？为什么？',
    },
  }),
  shortLesson(course, 4, {
    summary: {
      en: 'Minutes remember who spoke. This page remembers what both sides will do.',
      zh: '会议纪要记下谁发了言，这页纸记下两边要做什么。',
    },
    tags: [tags.collaboration, tags.decisions],
    read: {
      en: 'Agreements between departments fail in the gap between what each heard. Close it with one page: what we give, what we get, by when, who answers on each side, and the sentence nobody likes to write: *what happens if we don’t.*\n\nKeep it to what fits without a staple. Read it aloud before both sign; the pause before a line is where next month’s quarrel was.',
      zh: '部门之间的约定，往往坏在各听各的那道缝里。用一页纸把缝合上：我们给什么，得到什么，什么时候，两边各找谁，还有那句谁都不爱写的：做不到怎么办。\n\n别超过一页。签之前念一遍；念到哪句大家停了一下，下个月的架就在哪句。',
    },
    practise: {
      en: 'Turn your most annoying standing arrangement into one page and ask the other side to change three words.',
      zh: '把最让你头疼的一项老约定写成一页，请对方改三个词。',
    },
    ask: {
      en: 'What is the sentence nobody likes to write in your company?',
      zh: '在你们公司，谁都不爱写的那句话是什么？',
    },
  }),
]

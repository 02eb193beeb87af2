import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'expert-to-manager'

export const expertLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'In your first week as a manager the calendar fills with other people’s questions. Decide what it is for before they do.',
      zh: '当经理的第一周，日历会被别人的问题填满。趁早想好，它该为什么服务。',
    },
    tags: [tags.newManager, tags.time],
    read: {
      en: 'Until last week an empty afternoon meant work got done. Now the questions come to you: a decision here, a signature there, “do you have a minute?” The minutes are not interruptions of your work. They *are* the work, and there is no end to them.\n\nSo give them a shape. Two open hours a day in which anyone may come; two blocks a week in which nobody may. Tell people which is which and why. A manager who is always reachable is soon a manager who never thinks.',
      zh: '上周之前，空着的下午意味着能出活。现在，问题都朝你来了：这里要拍板，那里要签字，「有空吗，就一分钟」。这些一分钟不是打断了你的工作，它们**就是**工作，而且没完没了。\n\n所以要给它们一个形状：每天两小时，谁都可以来；每周两段整块时间，谁都不来。哪段是哪段、为什么，跟大家说清楚。随叫随到的经理，很快就会变成不再思考的经理。',
    },
    practise: {
      en: 'Look at last week’s calendar and mark each hour: mine, theirs, nobody’s. Move one recurring hour from the third group to the first.',
      zh: '打开上周的日历，给每个小时做个记号：我的、他们的、谁也不需要的。把第三类里一个固定的小时挪到第一类。',
    },
    ask: {
      en: 'Which hour of the week do you defend, and against whom?',
      zh: '一周里哪个小时你一定会守住？要防着谁？',
    },
  }),
  shortLesson(course, 2, {
    summary: {
      en: '“I’ll do it, it’s faster” is true every single time, and that is why it ruins you.',
      zh: '「我来做更快」每一次都是真的，所以才会把你拖垮。',
    },
    tags: [tags.newManager, tags.delegation],
    read: {
      en: 'You were promoted because you were good at it. The first time a colleague struggles with something you could finish in ten minutes, your hands move by themselves. You save an hour today and owe it back every week: they have learned that hard things go to you.\n\nThe trade is simple to state. Every time you do it yourself, the team’s best result is yours. Every time you help someone do it, their best result moves up a little, and stays there when you are on a plane.',
      zh: '你被提拔，是因为你会干。同事卡在一件你十分钟就能做完的事上，你的手会自己伸过去。今天省下一小时，往后每周都要还：他们学会了，难事找你。\n\n这笔账不难算。每次你自己做，团队的最好水平就是你的水平；每次你帮他做成，他的水平就涨一点，而且你在飞机上的时候，它还在。',
    },
    practise: {
      en: 'Three times this week, when your hands move, ask “what have you tried?” and sit on them for five minutes.',
      zh: '这周有三次，手要伸出去的时候，先问一句「你试过什么？」，然后忍五分钟。',
    },
    ask: {
      en: 'What do you still do yourself because nobody does it as well?',
      zh: '还有哪件事你一直自己做，因为别人都做不到你那么好？',
    },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'Yesterday you complained together. Today you write their reviews. Say so before it gets strange.',
      zh: '昨天还一起发牢骚，今天你要给他们写绩效。趁没变尴尬，先把话说开。',
    },
    tags: [tags.newManager, tags.trust, tags.communication],
    read: {
      en: 'Two mistakes wait here. One is pretending nothing has changed; the other is becoming a boss overnight. Both come from not having had the talk.\n\nHave it in the first week, one person at a time. Say what stays (lunch, frankness, the jokes) and what does not (you cannot take part in talk about colleagues any more; some things you will know and not say). Ask what they are worried about. The one who wanted the job needs this talk first, and longest.',
      zh: '这里有两个坑：一个是假装什么都没变，另一个是一夜之间摆出领导的样子。两个坑的来历一样：该谈的没谈。\n\n第一周就谈，一个一个谈。说清什么不变（一起吃饭、有话直说、开玩笑），什么变了（不再参与对同事的议论；有些事你知道，但不能说）。问问他们担心什么。那个也想要这个位置的人，要最先谈，谈得最久。',
    },
    practise: {
      en: 'Write down, for each former peer, one sentence they might be afraid you will say. Then have the talk in which you do not say it.',
      zh: '给每位老同事写下一句他可能怕你说的话，然后去谈一次，谈的时候不说这句。',
    },
    ask: {
      en: 'What did you lose when you were promoted, and whom did you tell?',
      zh: '升职之后你失去了什么，跟谁说过？',
    },
  }),
  shortLesson(course, 4, {
    summary: {
      en: 'Ninety days is six fortnights. Each of them has one job.',
      zh: '九十天就是六个两周，每个两周只有一个任务。',
    },
    tags: [tags.newManager, tags.goals],
    read: {
      en: 'Weeks 1–2: listen. Thirty minutes with each person, three questions: what should stay, what should go, what would you do in my place. Weeks 3–4: tell them what you heard, and what you will not do about it. Weeks 5–6: fix one small thing everybody complains about. It buys more trust than a strategy.\n\nWeeks 7–8: agree on what good looks like. Weeks 9–10: hand over the first real piece of work. Weeks 11–12: look back with your own manager, with the paper from week two on the table.',
      zh: '第 1–2 周：听。每人三十分钟，三个问题：什么该留，什么该丢，换你在我的位置会怎么做。第 3–4 周：把听到的讲给大家，也讲清哪些暂时不动。第 5–6 周：修好一件人人抱怨的小事，它换来的信任比一套战略还多。\n\n第 7–8 周：约定什么叫做得好。第 9–10 周：交出第一件真正要紧的活。第 11–12 周：带着第二周记的那张纸，跟你的上级一起回头看。',
    },
    practise: {
      en: 'Put the six fortnights into your calendar now, each with its one line.',
      zh: '现在就把这六个两周放进日历，每个写一行。',
    },
    ask: {
      en: 'Which small thing did you fix first, and who noticed?',
      zh: '你最先修好的小事是哪件？谁注意到了？',
    },
  }),
]

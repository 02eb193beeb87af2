import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'hire-well'

export const hiringLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'Do not describe the person. Describe what will be different in a year because they came.',
      zh: '别描写这个人，描写一年后因为他来了有什么不同。',
    },
    tags: [tags.hiring, tags.goals],
    read: {
      en: '“Five years’ experience, strong communicator, team player” fits half the city. It says nothing about the work. Write instead: *a year from now, complaints about late deliveries are below ten a month, and two planners can run the week without me.*\n\nFrom there everything follows: what they must have done before, who has to meet them, what to ask. And some applicants leave by themselves, which saves everyone an afternoon.',
      zh: '「五年经验，善于沟通，有团队精神」，半个城市都符合，却没说工作是什么。换成：「一年后，交期投诉每月少于十件，两位计划员不用我也能排完一周。」\n\n后面的都从这里来：他以前得做成过什么，该由谁面，问什么。还有些人看完自己就走了，省下大家一个下午。',
    },
    practise: {
      en: 'Write three sentences beginning with “A year from now”. Show them to somebody who does the job.',
      zh: '写三句以「一年后」开头的话，给正在做这份工作的人看看。',
    },
    ask: {
      en: 'Which line of your last advert was true of everyone?',
      zh: '你上一则招聘启事里，哪一句谁都符合？',
    },
  }),
  shortLesson(course, 2, {
    summary: {
      en: 'Everyone is wise in the conditional. Ask about a Tuesday.',
      zh: '人在「如果」里都很高明。问一个具体的星期二。',
    },
    tags: [tags.hiring, tags.interviews, tags.questions],
    read: {
      en: '“How would you handle a conflict?” tests reading. “Tell me about the last time somebody in your team disagreed with you in front of others. What did you say first?” tests memory, and memory is harder to invent.\n\nThen go down: what exactly did you do, what did the others do, what would they say about it. On the third question the story gets either richer or thinner. You need not judge; just notice which.',
      zh: '「你会怎么处理冲突？」考的是读过什么。「上次团队里有人当众反对你，是什么事？你第一句说了什么？」考的是记忆，而记忆难编。\n\n接着往下问：你具体做了什么，别人做了什么，他们会怎么说这件事。问到第三层，故事要么更丰满，要么更稀薄。不用评判，留意是哪一种就好。',
    },
    practise: {
      en: 'Turn your five favourite questions from “would” into “when did you last”.',
      zh: '把你最爱问的五个「会怎么」改成「上一次是什么时候」。',
    },
    ask: { en: 'Which question has told you most about a person?', zh: '哪个问题让你最看得清一个人？' },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'Four people asking the same things see one thing four times.',
      zh: '四个人问同样的问题，等于把一样东西看四遍。',
    },
    tags: [tags.hiring, tags.interviews, tags.decisions],
    read: {
      en: 'Divide it beforehand: one looks at the craft, one at how they work with others, one at how they learn, one at whether they will still want it in a year. Each writes down what they saw before they talk to each other.\n\nThe order matters. Once the senior person has said “I liked her”, three written notes become a polite echo.',
      zh: '事先分工：一个看手艺，一个看跟人怎么共事，一个看怎么学东西，一个看一年后还想不想干。互相聊之前，各自先写下看到了什么。\n\n顺序要紧。资深的人一说「我觉得不错」，另外三张纸就只剩客气的回声了。',
    },
    practise: {
      en: 'For the next interview, write four headings on four sheets and give away three.',
      zh: '下次面试，四张纸写四个标题，分出去三张。',
    },
    ask: {
      en: 'When was the group wrong and one sheet of paper right?',
      zh: '什么时候大家都错了，只有一张纸是对的？',
    },
  }),
  {
    ...shortLesson(course, 4, {
      summary: {
        en: 'Most people decide in the first month whether they will stay. Plan that month like a project.',
        zh: '多数人在头一个月就决定了留不留。把这个月当项目来排。',
      },
      tags: [tags.hiring, tags.newManager],
      read: {
        en: 'Day one: a desk, an account, and somebody to eat with. Day three: a piece of real work, small enough to finish. Day ten: they tell you what surprised them; it is the last time they can see it. Day thirty: you both look at the sentences you wrote before hiring.\n\nOn the shop floor the same holds: a new foreman needs one person who answers stupid questions without smiling. Name that person before the first shift.',
        zh: '第一天：一张桌子、一个账号、一个一起吃饭的人。第三天：一件真活，小到做得完。第十天：让他讲讲什么出乎意料，过了这天他就看不见了。第三十天：一起看招人之前写的那几句话。\n\n车间里也一样：新班长需要一个人，问傻问题也不会笑。第一个班之前，先把这个人定下来。',
      },
      practise: {
        en: 'Write the four dates into the calendar of your next new colleague, and of yourself.',
        zh: '把这四个日子写进下一位新同事的日历，也写进你自己的。',
      },
      ask: {
        en: 'What did you see in your first ten days that you no longer notice?',
        zh: '你入职头十天看见、如今已经看不见的是什么？',
      },
    }),
    onlyFor: 'changhe',
  },
]

import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'better-one-on-ones'

export const oneOnOneLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'If you bring the agenda, it is your meeting. Give it back.',
      zh: '议程由你带，那就是你的会。把它还回去。',
    },
    tags: [tags.oneOnOne, tags.listening],
    read: {
      en: 'Most one-on-ones are status meetings with one guest. You could have read it. What you cannot read anywhere is what the other person thinks about on the way home.\n\nSo let them open it. A shared page, their points first, yours last and only if there is time. The first two or three times the page will be empty. Sit with the empty page; the fourth time there is something on it.',
      zh: '多数一对一，其实是只有一位客人的进度会。进度你自己看得到，看不到的是他下班路上在想什么。\n\n所以让对方开头。一页共享的纸，他的事写在前面，你的写在最后，有时间才谈。头两三次纸会是空的。就对着空纸坐一会儿，第四次就有东西了。',
    },
    practise: {
      en: 'Send one line before the next one: “It’s your half hour. What should we not miss?”',
      zh: '下次谈之前发一句：「这半小时是你的，最不该漏掉什么？」',
    },
    ask: {
      en: 'Who talks first in your one-on-ones, and for how long?',
      zh: '你的一对一，谁先开口，讲多久？',
    },
  }),
  {
    ...shortLesson(course, 2, {
      summary: {
        en: 'Four questions that are easy to ask and hard to answer with “fine”.',
        zh: '四个好问、又没法用「还行」打发的问题。',
      },
      tags: [tags.oneOnOne, tags.questions, tags.listening],
      read: {
        en: '**What took more energy than it should have?** It finds friction before it becomes frustration. **What would you do if it were yours to decide?** It shows how far they have thought. **Who helped you lately?** It tells you who holds the team together, and it is rarely who you think. **What should I stop doing?** Ask it three times over three months; the true answer comes the third time.\n\nOne per meeting. The rest of the half hour belongs to the answer.',
        zh: '**最近哪件事比它该花的更费劲？** 在不满之前先找到摩擦。**换你来定，你会怎么做？** 看得出他想到了哪一步。**最近谁帮过你？** 你会知道是谁在撑着这个团队，往往不是你以为的那个人。**我该停下什么？** 三个月问三次，第三次才是真话。\n\n一次只问一个，剩下的时间都留给回答。',
      },
      practise: {
        en: 'Choose one question for each of your people and write down why that one, for them.',
        zh: '给每个人挑一个问题，并写下为什么是他、为什么是这一个。',
      },
      ask: { en: 'Which question opened a door you had not seen?', zh: '哪个问题替你打开过一扇没看见的门？' },
    }),
    before: {
      sections: [
        {
          kind: 'text',
          key: 'read',
          title: { en: 'Three questions', zh: '三个问题' },
          body: {
            en: '**What took more energy than it should have?** It finds friction before it becomes frustration. **Who helped you lately?** It tells you who holds the team together. **What should I stop doing?** Ask it more than once.',
            zh: '**最近哪件事比它该花的更费劲？** 在不满之前先找到摩擦。**最近谁帮过你？** 你会知道是谁在撑着这个团队。**我该停下什么？** 多问几次。',
          },
        },
        {
          kind: 'discussion',
          key: 'talk',
          title: { en: 'Discussion', zh: '讨论' },
          prompt: {
            en: 'Which question opened a door you had not seen?',
            zh: '哪个问题替你打开过一扇没看见的门？',
          },
        },
      ],
    },
  },
  shortLesson(course, 3, {
    summary: {
      en: '“Everything’s fine” is an answer to a different question: is it safe to say?',
      zh: '「都挺好」回答的其实是另一个问题：说了安全吗？',
    },
    tags: [tags.oneOnOne, tags.listening, tags.trust],
    read: {
      en: 'Nobody’s work is fine for a whole fortnight. When you hear it, do not dig. Digging confirms that there was something to hide.\n\nOffer something first: one thing that went badly for you, and what you are unsure about. Then ask about a piece of work instead of a feeling: *walk me through Tuesday’s call.* People who cannot say how they are can always say what happened, and the rest comes along.',
      zh: '没有谁的工作能整整两周都挺好。听到这句话，别往下挖；一挖，就坐实了确实有东西要藏。\n\n先拿出一点你自己的：一件没做好的事，一个拿不准的地方。然后别问感受，问一件具体的活：「周二那个电话，跟我从头讲讲。」说不出自己怎么样的人，总说得出发生了什么，其余的会跟着出来。',
    },
    practise: {
      en: 'With the quietest person in the team, start the next talk with your own worst half hour of the week.',
      zh: '跟团队里最安静的那位谈，先讲讲你自己这周最糟的半小时。',
    },
    ask: {
      en: 'What made it safe for you to say it was not fine?',
      zh: '当年是什么让你敢说「其实不太好」？',
    },
  }),
  shortLesson(course, 4, {
    summary: {
      en: 'One page per person, four lines per talk. The next talk starts where this one ended.',
      zh: '一人一页，一次四行。下次从这次停下的地方开始。',
    },
    tags: [tags.oneOnOne, tags.followUp],
    read: {
      en: 'Memory keeps the last thing and the loudest thing. Four lines keep the rest: what they said matters, what I promised, what they will try, what to ask next time. Write them together, in the last three minutes, where both can see them.\n\nAfter half a year the page is the fairest basis for a performance talk you will ever have. Nothing on it is a surprise, to either of you.',
      zh: '记忆只留下最后一件和最响的一件，四行字留下其余的：他说什么要紧，我答应了什么，他打算试什么，下次问什么。最后三分钟一起写，写在两个人都看得到的地方。\n\n半年之后，这页纸就是你做过的最公平的绩效面谈底稿。上面没有一件事让谁意外。',
    },
    practise: {
      en: 'Open a page for each person today and fill in only the last line: what to ask next time.',
      zh: '今天就给每个人开一页，只填最后一行：下次问什么。',
    },
    ask: {
      en: 'What have you promised in a one-on-one and forgotten?',
      zh: '你在一对一里答应过、又忘掉的事是什么？',
    },
  }),
]

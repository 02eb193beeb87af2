import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'feedback-four-steps'

const swapTheJudgement: DemoLesson = {
  course,
  position: 2,
  summary: {
    en: 'People argue with verdicts and look at facts. Learn to tell the two apart before you open your mouth.',
    zh: '人会反驳评价，却愿意看事实。开口之前，先学会把两者分开。',
  },
  tags: [tags.feedback, tags.communication, tags.performance],
  sections: [
    {
      kind: 'video',
      key: 'watch',
      title: { en: 'Watch: facts and verdicts', zh: '看一看：事实与评价' },
      video: 'facts-and-verdicts',
    },
    {
      kind: 'text',
      key: 'why-careless-fails',
      title: { en: 'Read: why “careless” fails', zh: '读一读：为什么说「粗心」没用' },
      body: {
        en: `## Why “careless” ends the conversation

Say “your report was careless” and the other person has two choices: agree that they are careless, or fight. Neither makes the next report better. Say “three of the five totals in the report didn’t match the sheet” and there is something you can both look at.

> If a camera couldn’t have recorded it, it isn’t a fact yet.

Before you speak, write one line: what did I see or hear, when, and where? If the line contains an adjective about the person, cross it out and look again.

## The words that give a verdict away

Three kinds of words turn an observation into a judgement without anyone noticing:

- **Always and never.** “You never reply in time” is refuted by one reply in time, and the talk is now about that one.
- **Words for character.** Careless, passive, arrogant, unprofessional. They name what somebody is, and nobody changes what they are by Friday.
- **Words for motive.** “You don’t care about this client.” You cannot see caring. You saw two unanswered mails.

## What it costs to be exact

Being exact takes a minute of homework. You look up the date, count the cases, open the file. Many managers skip it because they are sure. The minute is what makes the difference: someone who sees that you looked will look too.

One more thing happens in that minute, and it is worth having. Now and then you go to count, and there is nothing to count. Then the talk you were about to have would have been about your mood.`,
        zh: `## 一说「粗心」，话就谈不下去了

你说「你这份报告太粗心了」，对方只剩两条路：承认自己粗心，或者跟你争。哪一条都不会让下一份报告更好。换一句：「报告里五个合计数，有三个和底表对不上。」这时候，你们面前就有了一样可以一起看的东西。

> 摄像机拍不下来的，还不算事实。

开口之前，先写一行字：我看见或听见了什么，什么时候，在哪里？如果这行字里有形容人的词，划掉，再看一遍。

## 三类词，会悄悄把观察变成评价

- **「总是」和「从不」。** 「你从来不及时回复」，只要有一次及时回复就被推翻了，话题也就变成了那一次。
- **形容品性的词。** 粗心、被动、傲慢、不专业。它们说的是「你是什么人」，而没有谁能在周五之前换一个人。
- **猜动机的词。** 「你根本不在乎这个客户。」在不在乎你看不见，你看见的是两封没回的邮件。

## 说得准，要花一分钟

说得准需要做点功课：查一下日期，数一数次数，打开那份文件。很多经理省掉了这一步，因为心里已经有数。可差别恰恰就在这一分钟：对方看出你认真看过，他才会认真去看。

这一分钟里还可能发生一件事。有时候你去数，却发现没什么可数的。那么你原本要谈的，其实是自己的情绪。`,
      },
    },
    {
      kind: 'tool',
      key: 'worksheet',
      title: { en: 'Worksheet: your next difficult sentence', zh: '工作表：你那句难开口的话' },
      tool: 'next-difficult-sentence',
      minutes: 3,
    },
    {
      kind: 'quiz',
      key: 'check',
      title: { en: 'Check yourself', zh: '考考自己' },
      questions: [
        {
          key: 'camera',
          prompt: { en: 'Which one could a camera have recorded?', zh: '下面哪一句，摄像机拍得下来？' },
          choices: [
            {
              key: 'engaged',
              text: { en: 'You weren’t engaged in the meeting.', zh: '你开会的时候不投入。' },
            },
            {
              key: 'phone',
              text: {
                en: 'You looked at your phone four times while Li presented.',
                zh: '晓慧汇报的时候，你看了四次手机。',
              },
            },
            {
              key: 'client',
              text: { en: 'You clearly don’t care about this client.', zh: '你明显不在乎这个客户。' },
            },
          ],
          answer: 'phone',
          explanation: {
            en: 'Everyone in the room could agree on the four times, and that is where a conversation can start. “Engaged” and “care” are what you concluded from it.',
            zh: '四次看手机，在场的人都能点头，谈话就可以从这里开始。「不投入」「不在乎」是你由此得出的结论。',
          },
        },
        {
          key: 'always',
          prompt: {
            en: 'A colleague missed the weekly report twice this month. What do you say first?',
            zh: '同事这个月有两次没交周报，你第一句怎么说？',
          },
          choices: [
            { key: 'habit', text: { en: '“You keep forgetting the report.”', zh: '「你老是忘交周报。」' } },
            {
              key: 'dates',
              text: {
                en: '“On the 5th and the 19th I had no report from you by six.”',
                zh: '「5 号和 19 号，下午六点我没有收到你的周报。」',
              },
            },
            {
              key: 'attitude',
              text: { en: '“We need to talk about your attitude.”', zh: '「我们得谈谈你的态度。」' },
            },
          ],
          answer: 'dates',
          explanation: {
            en: 'Two dates and a time leave room for a reason. “Keep forgetting” has already decided on one.',
            zh: '两个日期、一个钟点，给原因留了位置；「老是忘」已经替对方把原因定好了。',
          },
        },
      ],
    },
    {
      kind: 'discussion',
      key: 'talk',
      title: { en: 'Discussion', zh: '讨论' },
      prompt: {
        en: 'Which judgement do you reach for when you are tired, and what did you actually see the last time?',
        zh: '你累的时候最容易脱口而出的评价是哪一句？上一次，你真正看见的是什么？',
      },
    },
  ],
}

export const feedbackLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'What happens in the first three seconds after “can I give you some feedback?”, and why good intentions do not help.',
      zh: '「我给你点反馈」说出口后的三秒里发生了什么，为什么用心良苦也没用。',
    },
    tags: [tags.feedback, tags.trust],
    read: {
      en: `The listener hears a threat before they hear a sentence. Their attention goes to standing, not to content: *what does this say about me?* By the time you reach the useful part, they are busy preparing a defence.

You cannot talk somebody out of that reflex. You can give it less to work with: a small, recent, visible thing instead of a pattern; the same day instead of the yearly review; sitting side by side with the work between you instead of across a table.

> Blame asks who. Feedback asks what next.`,
      zh: `对方先听到的是威胁，然后才是你的话。注意力马上跑到面子上去了：「这说明我怎么样？」等你讲到有用的部分，他正忙着准备怎么辩解。

这种本能劝不掉，但可以少喂它一点：说一件小的、刚发生的、看得见的事，而不是一种「一贯如此」；当天说，不攒到年底考核；并排坐着看同一份东西，而不是隔着桌子对坐。

> 追责问的是谁，反馈问的是下一步。`,
    },
    practise: {
      en: 'Pick one thing you have been meaning to say for more than a week. Make it smaller until it fits one sentence about one occasion. Say that, and stop there.',
      zh: '挑一件你憋了一个多星期的事。把它缩小，缩到一句话、一个场合就能讲完。只讲这一句，讲完就停。',
    },
    ask: {
      en: 'When did feedback last reach you, and what had the other person done differently?',
      zh: '最近一次你真听进去的反馈是什么？对方做对了什么？',
    },
  }),
  swapTheJudgement,
  shortLesson(course, 3, {
    summary: {
      en: 'A fact alone is a remark. The effect is what makes it matter to the other person.',
      zh: '光有事实，只是说了一句话；把影响说出来，对方才知道为什么要紧。',
    },
    tags: [tags.feedback, tags.communication],
    read: {
      en: `“The draft came at nine instead of six.” True, and so what? “The client’s team had gone home, so they decided without our page.” Now it matters, and to something outside the two of you.

Name the effect on the work, on a person, or on yourself, in that order of strength. Keep it to one. Two effects sound like a case being built.

Leave the order alone: fact, then effect. The other way round (“we lost the page because of you”) the fact arrives as evidence, and evidence is for trials.`,
      zh: `「稿子是九点到的，不是六点。」是事实，可那又怎样？「客户那边的人已经下班了，他们没看到我们那一页就定了。」这下要紧了，而且要紧的是你们俩之外的一件事。

影响可以是对工作的、对某个人的、对你自己的，力度依次递减。只说一个；说两个，就像在收集罪证。

顺序别颠倒：先事实，后影响。反过来说「因为你，我们丢了那一页」，事实就成了证据，而证据是审判用的。`,
    },
    practise: {
      en: 'Take three facts from your last week and add to each the one effect that the other person could not see from where they stood.',
      zh: '从上周挑三个事实，给每个补上一句对方站在他的位置看不到的影响。',
    },
    ask: {
      en: 'Which effect do people in your trade never see?',
      zh: '在你们这一行，哪种影响是当事人最看不见的？',
    },
  }),
  shortLesson(course, 4, {
    summary: {
      en: 'The fourth step belongs to the other person. Your part is a question, a pause, and one small agreement.',
      zh: '第四步属于对方。你要做的只是问一句、等一等、约定一小步。',
    },
    tags: [tags.feedback, tags.questions, tags.followUp],
    read: {
      en: `After fact and effect most managers go on talking: they explain, soften, propose. Each extra sentence takes a piece of the answer away. Ask instead, openly: *How do you see it?* Then wait longer than is comfortable; count to eight.

What comes is often a reason you did not know. If it is an excuse, the silence after it tends to correct it.

End with one step that is small enough to be done by next week and visible enough that both of you will know. “I’ll be more careful” is not a step. “I send you the totals page on Thursday” is.`,
      zh: `说完事实和影响，多数经理会接着往下讲：解释、找补、给方案。多讲一句，就替对方少想一分。不如问一句敞开的话：「你怎么看？」然后等，等到有点难受为止，心里数到八。

等来的常常是一个你不知道的原因。就算是借口，后面那几秒安静往往也会把它纠正过来。

最后约定一步：小到下周就能做完，显眼到两个人都看得出做没做。「我以后注意」不算一步，「周四我先把合计那页发给你」才算。`,
    },
    practise: {
      en: 'In your next talk, ask one question and put your pen down. Do not pick it up before they have finished their second sentence.',
      zh: '下次谈话，问一个问题，然后放下笔。对方没说完第二句话之前，别把笔拿起来。',
    },
    ask: { en: 'What did you hear because you waited?', zh: '因为等了一等，你听到过什么？' },
  }),
]

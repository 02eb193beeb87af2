import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'okrs-and-retrospectives'

const notADiary: DemoLesson = {
  course,
  position: 4,
  summary: {
    en: 'Most retrospectives retell what everyone lived through. A good one ends with one habit the team will change.',
    zh: '多数复盘只是把大家经历过的再讲一遍。好的复盘，结束时团队会改掉一个习惯。',
  },
  tags: [tags.retrospective, tags.okr, tags.meetings],
  sections: [
    {
      kind: 'text',
      key: 'diary',
      title: { en: 'Read: from diary to decision', zh: '读一读：从流水账到决定' },
      body: {
        en: `## The hour that changes nothing

You know the meeting. Someone walks through the quarter month by month. Everyone nods, because everyone was there. At the end there are eleven “learnings”, and in the next quarter the same things go wrong in the same order.

A diary answers *what happened*. A retrospective answers *what did we expect, what did we get, and what does the gap tell us about how we work?* The difference lies in the first of the three. Without an expectation written down beforehand, everything looks as if it had to happen.

## Four questions, in this order

1. **What did we mean to happen?** Read it aloud from the goal as it was written, not as you remember it.
2. **What happened?** Numbers and dates only. Ten minutes, no reasons yet.
3. **Why was there a difference?** Ask for causes you could have influenced. The weather is not one of them; not looking at the forecast is.
4. **What will we do differently, starting when?** One thing. A team changes one habit at a time, if that.

> If nobody’s calendar changes, nothing was learned.

## Keep people out of the second question

Reasons creep in early, because they protect us. “We shipped late, because the supplier…” Stop it gently: *we come to that in ten minutes.* When the facts stand on the wall before the reasons do, the reasons get better.

And let the most junior person speak first. Once the manager has explained the quarter, there is only one explanation left in the room.`,
        zh: `## 什么都没改变的一小时

这种会你一定开过：有人一个月一个月地讲这个季度，大家点头，因为大家都在场。最后列出十一条「收获」，下个季度，同样的事按同样的顺序再错一遍。

流水账回答的是「发生了什么」。复盘回答的是「我们原本期待什么，得到了什么，这中间的差距说明我们的做法有什么问题」。差别就在第一句：事先没有写下期待，事后看什么都像是必然。

## 四个问题，按这个顺序

1. **原本想要什么？** 照着当初写下的目标念出来，别凭记忆。
2. **实际发生了什么？** 只说数字和日期。十分钟，先不说原因。
3. **差距从哪里来？** 只找自己能影响的原因。天气不算，没看天气预报算。
4. **往后怎么做，从哪天开始？** 只定一件。一个团队一次能改掉一个习惯，已经不容易。

> 如果没有谁的日历因此变了，就等于什么都没学到。

## 第二个问题里，别让原因插队

原因总想早点出场，因为它能保护我们。「我们晚了两周，是因为供应商……」温和地拦一下：「这个十分钟后再说。」事实先上墙，后面的原因才会更像原因。

还有，让资历最浅的人先开口。经理一旦把这个季度解释完，屋子里就只剩下一种解释了。`,
      },
    },
    {
      kind: 'tool',
      key: 'page',
      title: { en: 'Worksheet: a retrospective on one page', zh: '工作表：一页纸复盘' },
      tool: 'one-page-retrospective',
      minutes: 6,
    },
    {
      kind: 'quiz',
      key: 'check',
      title: { en: 'Check yourself', zh: '考考自己' },
      questions: [
        {
          key: 'step',
          prompt: {
            en: 'Which of these is a result of a retrospective?',
            zh: '下面哪一条算得上复盘的结果？',
          },
          choices: [
            {
              key: 'awareness',
              text: { en: 'We are now more aware of quality.', zh: '大家的质量意识提高了。' },
            },
            {
              key: 'thursday',
              text: {
                en: 'From Thursday, Wang Ke checks the totals before anything goes to the client.',
                zh: '从周四起，发给客户之前由王可先核对合计数。',
              },
            },
            { key: 'improve', text: { en: 'We will improve communication.', zh: '我们要加强沟通。' } },
          ],
          answer: 'thursday',
          explanation: {
            en: 'It has a person, an action and a day, so in two weeks you can see whether it happened.',
            zh: '有人、有动作、有日子，两周后就能看出来做没做。',
          },
        },
      ],
    },
    {
      kind: 'discussion',
      key: 'talk',
      title: { en: 'Discussion', zh: '讨论' },
      prompt: {
        en: 'What did your last retrospective change in somebody’s calendar?',
        zh: '你们上一次复盘，改变了谁的日历？',
      },
    },
  ],
}

export const okrLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'An objective is a sentence people repeat when you are not in the room.',
      zh: '好目标是你不在场时，大家也会挂在嘴边的一句话。',
    },
    tags: [tags.okr, tags.goals],
    read: {
      en: `“Improve customer satisfaction by optimising processes” is a heading, not an objective. Nobody has ever got up earlier for it. Try the sentence a customer would notice: *a customer who calls on Monday has an answer on Monday.*

Three tests. Could a new colleague explain why it matters? Would you be proud of it in a year? Does it leave out at least one good thing you will not do this quarter? An objective that excludes nothing asks nobody to choose.`,
      zh: `「通过流程优化提升客户满意度」是个标题，不是目标，没有人为它早起过。换成客户能察觉的一句话试试：「客户周一打来的电话，周一就有答复。」

三个检验：新来的同事能说清它为什么重要吗？一年后你会为它骄傲吗？它有没有放弃至少一件这季度不做的好事？什么都不排除的目标，等于没让任何人做选择。`,
    },
    practise: {
      en: 'Rewrite one objective so that it contains a person outside your team and something they will be able to do.',
      zh: '把你的一个目标改写一遍：里面要有一个团队之外的人，和一件他将能做到的事。',
    },
    ask: {
      en: 'Which of your objectives would people repeat at lunch?',
      zh: '你的哪个目标，大家吃午饭时会提起？',
    },
  }),
  shortLesson(course, 2, {
    summary: {
      en: 'Every number can be reached the wrong way. Choose pairs that keep each other honest.',
      zh: '任何一个数都能用错误的方式达到。成对地选，让它们互相盯着。',
    },
    tags: [tags.okr, tags.goals, tags.data],
    read: {
      en: `Count calls answered, and calls get shorter. Count shipments, and Friday’s trucks leave half empty. People are not cheating; they are doing what you asked for.

So ask for two things at once: one that grows and one that must not shrink. Calls answered within a minute, *and* callers who do not call again within a week. The second number costs you one more line in the sheet and saves you a quarter of surprises.`,
      zh: `考核接听量，通话就越来越短；考核发货量，周五的车就半空着出门。大家没有作弊，只是照你要的做。

所以一次要两样：一个要涨，一个不许跌。一分钟内接起的电话数，加上一周内没有再打来的比例。第二个数只是表里多一行，却能省掉一个季度的意外。`,
    },
    practise: {
      en: 'For each key result, spend two minutes on how a clever, tired person would reach it without helping anyone. Then write the second number.',
      zh: '每个关键结果花两分钟想：一个聪明又疲惫的人，怎样不帮到任何人也能完成它？想好了，把第二个数写上。',
    },
    ask: {
      en: 'Which number in your company is reached the wrong way?',
      zh: '你们公司哪个数字，是用错误的方式达到的？',
    },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'Fifteen minutes on Friday: confidence, obstacle, next week’s one thing. No slides.',
      zh: '周五十五分钟：信心几分、卡在哪、下周只做哪一件。不用幻灯片。',
    },
    tags: [tags.okr, tags.followUp, tags.meetings],
    read: {
      en: `Goals die between the kick-off and the review, in the weeks when nobody asks. A check-in keeps them alive if it is short enough to survive a busy Friday.

Each person says three things: how likely the key result is now, from 1 to 10; what stands in the way; the one thing they will do about it next week. A falling number is not a failure, it is news while news can still help. Thank the first person who says four.`,
      zh: `目标往往死在启动会和总结会之间，死在没人问起的那几周。对一对能让它活着，前提是短到再忙的周五也挤得出来。

每人说三句：这个关键结果现在有几分把握，1 到 10；卡在哪里；下周为它做哪一件事。分数往下掉不是失败，是还来得及的消息。第一个说「四分」的人，要谢谢他。`,
    },
    practise: {
      en: 'Hold one this Friday, standing up. Write the numbers where everyone passes by on Monday.',
      zh: '这周五站着开一次。把分数写在周一大家都会路过的地方。',
    },
    ask: {
      en: 'What would it take for somebody in your team to say four?',
      zh: '要怎样，你团队里才会有人敢说「四分」？',
    },
  }),
  notADiary,
]

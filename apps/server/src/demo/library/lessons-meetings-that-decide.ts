import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'meetings-that-decide'

export const meetingLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'Every recurring meeting was once a good idea. Find out which ones still are.',
      zh: '每个例会当初都是好主意，看看哪些现在还是。',
    },
    tags: [tags.meetings, tags.time],
    read: {
      en: 'Cancel all recurring meetings for two weeks, with a note: *if you miss it, write to me what you missed.* For about half of them nobody writes. Those were habits.\n\nThe ones that are missed come back shorter, because now you know what they were for. Nobody has ever asked for the other half. You have not saved an hour; you have saved an hour times eight people times fifty weeks.',
      zh: '把所有例会停两周，附一句话：「要是想念哪个会，写信告诉我缺了什么。」大约一半没人来信，那些是习惯。\n\n被想念的会再请回来，而且更短，因为现在知道它是干什么的了。另一半，从没有人要过。你省下的不是一小时，是一小时乘八个人乘五十周。',
    },
    practise: {
      en: 'Choose the meeting you like least to prepare. Cancel it once, with the note.',
      zh: '挑一个你最不想准备的会，停一次，附上那句话。',
    },
    ask: { en: 'Which meeting would nobody miss?', zh: '哪个会取消了没人会想念？' },
  }),
  shortLesson(course, 2, {
    summary: {
      en: 'Write the question into the invitation. If you cannot, you are not ready to meet.',
      zh: '把问题写进会议邀请。写不出来，就还没到开会的时候。',
    },
    tags: [tags.meetings, tags.decisions],
    read: {
      en: '“Project update” invites people to listen. “Do we ship on the 14th without the export?” invites them to think beforehand, and tells half of them that they need not come.\n\nThe question also ends the meeting. When it is answered, stand up, even after eleven minutes. People will remember that it can be done.',
      zh: '「项目同步」是请人来听。「不带导出功能，14 号发不发？」是请人来之前就想，还顺便告诉一半人不用来。\n\n这个问题还能让会结束。答出来了就起身，哪怕才过了十一分钟。大家会记住，原来可以这样。',
    },
    practise: {
      en: 'Rename the three meetings you own this week as questions.',
      zh: '把这周归你的三个会，名字都改成问句。',
    },
    ask: {
      en: 'What would your weekly meeting be called as a question?',
      zh: '你们的周会要是改成问句，该叫什么？',
    },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'The quiet ones are not shy. They think before they speak, and by then the topic has moved on.',
      zh: '不说话的人不是害羞，是想好了才说，而那时话题已经过去了。',
    },
    tags: [tags.meetings, tags.listening],
    read: {
      en: 'Give thinking a place: two silent minutes with pen and paper before anyone speaks. It feels odd once. Then go round, the most junior first, each with one point. The loud ones lose nothing; they get better material.\n\nAnd protect the first sentence of somebody who rarely speaks. If it is talked over, it was the last one this month.',
      zh: '给思考留个位置：开口之前，纸和笔，安静两分钟。只有第一次会别扭。然后轮着说，资历浅的先来，每人一点。爱说话的人没吃亏，他们有了更好的材料。\n\n还有，护住那个很少发言的人的第一句话。被打断了，这个月就没有第二句了。',
    },
    practise: {
      en: 'In your next meeting, keep a tally of who speaks. Show it to nobody but yourself.',
      zh: '下次开会，给发言次数画正字，只给自己看。',
    },
    ask: { en: 'Whose silence has cost you a decision?', zh: '谁的沉默，曾让你们做错过决定？' },
  }),
  shortLesson(course, 4, {
    summary: {
      en: 'Three columns on the wall before anyone leaves: who, what, when.',
      zh: '散会之前，墙上要有三列：谁、做什么、什么时候。',
    },
    tags: [tags.meetings, tags.decisions, tags.followUp],
    read: {
      en: '“We should look into that” has no subject. Nobody is lying, and nothing will happen. Five minutes before the end stop the discussion and fill in three columns. If a line has no name, the name is yours or the line goes.\n\nRead it aloud. People correct their own line when they hear it, and what they corrected they do.',
      zh: '「这个我们应该研究一下」没有主语。没有人撒谎，也不会有事发生。结束前五分钟停下讨论，填三列。哪行没有名字，要么写你自己，要么划掉。\n\n念一遍。听到自己那行，人会当场改；自己改过的，就会去做。',
    },
    practise: {
      en: 'End every meeting this week five minutes early for the three columns.',
      zh: '这周每个会都提前五分钟，留给这三列。',
    },
    ask: {
      en: 'How many lines of your last list were done on their day?',
      zh: '上一张单子，有几行是按时做完的？',
    },
  }),
]

import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'leading-remote-teams'

export const remoteLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'In an office knowledge leaks. At a distance it only travels in writing.',
      zh: '在办公室，消息会自己漏出去；隔着距离，它只会跟着文字走。',
    },
    tags: [tags.remote, tags.communication],
    read: {
      en: 'Whoever sat near the coffee machine knew about the change on Tuesday; the others read it in the result. In a spread-out team everybody is far from the machine.\n\nSo the rule is dull and saves lives: a decision exists when it is written where all can find it, with the reason in one line. Not the minutes; the decision. Spoken words are rehearsals.',
      zh: '坐在咖啡机旁边的人周二就知道要变，其他人是从结果里读到的。分散的团队里，人人都离咖啡机很远。\n\n所以有条枯燥却救命的规矩：决定写在大家都找得到的地方、带一行理由，才算存在。不是纪要，是决定。口头说的都算彩排。',
    },
    practise: {
      en: 'Open one page called “Decided” and write down the last five things you decided aloud.',
      zh: '建一页叫「已定」，把你口头定过的最近五件事写上去。',
    },
    ask: { en: 'What did somebody in your team find out too late?', zh: '你的团队里，谁最近知道得太晚了？' },
  }),
  shortLesson(course, 2, {
    summary: {
      en: 'You cannot see them work. You never could; you only saw them sit.',
      zh: '你看不见他们工作。其实从来都看不见，以前看见的只是坐着。',
    },
    tags: [tags.remote, tags.trust],
    read: {
      en: 'Distance does not create distrust, it takes away the comfort of watching. What remains is results and reliability, and both can be agreed on: what will be there on Friday, and when are you reachable.\n\nGive trust in advance and in small coins. Someone who keeps three small promises at a distance is worth more than someone who sits in view.',
      zh: '距离不会制造不信任，它只是拿走了看着人的踏实感。剩下的是结果和说到做到，这两样都能约定：周五会有什么，什么时间找得到你。\n\n信任要先给，小额地给。隔着距离守住三个小承诺的人，比坐在眼前的人更值得信。',
    },
    practise: {
      en: 'Replace one “are you there?” this week by “what will I find on Friday?”',
      zh: '这周把一句「在吗？」换成「周五我会看到什么？」',
    },
    ask: { en: 'What made you trust someone you have never met?', zh: '是什么让你信任一个从没见过面的人？' },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'Somebody always gets up early. Make sure it is not always the same person.',
      zh: '总得有人早起。别总是同一个人。',
    },
    tags: [tags.remote, tags.meetings],
    read: {
      en: 'A meeting at nine is a kindness in one city and a burden in another. What makes it fair is not a perfect hour, there is none; it is that the burden moves. Rotate it monthly and publish the table.\n\nWhat is decided while somebody sleeps waits for their morning. One sentence does it: *stands unless somebody objects by tomorrow noon, their time.*',
      zh: '上午九点的会，对一座城市是体贴，对另一座是负担。公平不在于找到完美的钟点，没有这种钟点，而在于负担会轮换。每月换一次，把表贴出来。\n\n有人睡着的时候定的事，等他天亮。一句话就够：「除非有人在他当地明天中午前反对，否则生效。」',
    },
    practise: {
      en: 'Make the table: who has met before eight or after eight in the evening, how often this month.',
      zh: '做张表：这个月，谁在早八点前或晚八点后开过会，各几次。',
    },
    ask: { en: 'Whose evening does your team live on?', zh: '你们团队靠的是谁的晚上？' },
  }),
  shortLesson(course, 4, {
    summary: {
      en: 'Small, regular, and possible by phone: three rituals that hold a team together.',
      zh: '小、固定、打个电话也能做：三个拢住团队的仪式。',
    },
    tags: [tags.remote, tags.trust],
    read: {
      en: 'A ritual survives when it needs no video, no preparation and no boss. Monday: one line each on what would make this a good week. Wednesday: a call in pairs drawn by lot, fifteen minutes, not about work. Friday: one thank-you with a name in it.\n\nNone of this is efficient. It is what is left of the corridor, and the corridor did more than you thought.',
      zh: '不需要视频、不需要准备、不需要领导在场的仪式，才活得下来。周一：每人一行，什么会让这周过得不错。周三：抽签两两通话，十五分钟，不谈工作。周五：一句带名字的谢谢。\n\n这些都谈不上效率。它们是走廊剩下的那部分，而走廊做的事比你以为的多。',
    },
    practise: {
      en: 'Begin with Friday’s. Write the first one yourself, to somebody who will not expect it.',
      zh: '先从周五那个开始。第一句由你写，写给没想到会收到的人。',
    },
    ask: { en: 'Which ritual would your team keep if you left?', zh: '要是你走了，团队会留下哪个仪式？' },
  }),
]

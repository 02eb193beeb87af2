import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'delegate-and-follow-through'

export const delegationLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'Not the dullest task, and not the most important one. Start with what you are proud of.',
      zh: '别从最无聊的开始，也别从最要紧的开始，从你引以为傲的那件开始。',
    },
    tags: [tags.delegation, tags.time],
    read: {
      en: 'Handing over only what bores you teaches people what you think of them. Handing over what frightens you is abandonment. Between the two lies the work you do well and could explain in your sleep. It is the hardest to let go, and the best gift: they inherit something that already works.\n\nA useful order: first what comes back every week, then what somebody else wants to learn, last what only you have access to. The third is a matter of passwords, not of people.',
      zh: '只把无聊的活交出去，别人就知道你怎么看他；把自己都怕的活交出去，那叫甩锅。两者之间，是你做得好、闭着眼都讲得清的活。它最难放手，也是最好的礼物：对方接手的是一件本来就转得好的事。\n\n一个好用的顺序：先交每周都会回来的，再交有人想学的，最后交只有你有权限的。最后一种是密码问题，不是人的问题。',
    },
    practise: {
      en: 'List ten things you did last week. Circle the one you explained best to yourself. That is the one.',
      zh: '列出上周做的十件事，圈出你最讲得明白的那件，就是它了。',
    },
    ask: {
      en: 'What did you let go last, and what did you do with the hour?',
      zh: '你最近放手的一件事是什么？省下的时间做了什么？',
    },
  }),
  shortLesson(course, 2, {
    summary: {
      en: 'Describe what will be true when it is done. Then be quiet about how.',
      zh: '讲清做完是什么样子，然后对怎么做闭嘴。',
    },
    tags: [tags.delegation, tags.goals, tags.communication],
    read: {
      en: 'Tell people the method and they bring you back the method: you become the quality check of your own habits. Tell them the result and they bring you something you had not thought of, at least every fourth time.\n\nA result has four edges: what it looks like, who uses it, by when, and what must not happen on the way. The fourth is where your experience belongs. The rest of it, keep for questions.',
      zh: '你交代方法，对方还给你的就是方法，你成了自己习惯的质检员。你交代结果，对方至少每四次有一次会带回你没想到的东西。\n\n结果有四条边：做成什么样，谁来用，什么时候要，路上什么绝不能发生。你的经验放在第四条里，其余的留着，等人来问。',
    },
    practise: {
      en: 'Write your next handover in four lines, one for each edge, and delete every sentence that begins with “first you”.',
      zh: '下次交活只写四行，一条边一行；凡是「你先……」开头的句子都删掉。',
    },
    ask: {
      en: 'What came back better than you would have done it?',
      zh: '哪件活交出去，回来比你自己做得还好？',
    },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'Agree on the moments beforehand, and following up stops feeling like distrust.',
      zh: '事先约好什么时候看，跟进就不再像不信任。',
    },
    tags: [tags.delegation, tags.followUp, tags.trust],
    read: {
      en: '“How is it going?” asked in the corridor is surveillance with a smile. The same question on an agreed date is support. The difference is made on day one: *let’s look at it together when you have the first page, and again before it goes out.*\n\nTwo points are usually enough: one early, while changing course is cheap, and one before it is too late. In between, the most useful thing you can do is be easy to find.',
      zh: '走廊里问一句「怎么样了？」，是笑眯眯的监视；到了约好的日子问同一句，是支持。差别在第一天就定了：「写出第一页我们一起看看，发出去之前再看一次。」\n\n通常两个点就够：一个早的，改方向还不贵；一个在来不及之前。中间你能做的最有用的事，是让人找得到你。',
    },
    practise: {
      en: 'For everything you have handed over, write the two dates next to it and tell the other person.',
      zh: '给每件交出去的活写上两个日期，并告诉对方。',
    },
    ask: { en: 'How do you notice that you are hovering?', zh: '你怎么发现自己又站到别人背后去了？' },
  }),
  shortLesson(course, 4, {
    summary: {
      en: 'It comes back with “could you just have a quick look?” Here is how it stays with its owner.',
      zh: '它会带着一句「帮我看一眼就好」跳回来。这样让它留在主人那里。',
    },
    tags: [tags.delegation, tags.coaching],
    read: {
      en: 'Work returns for three reasons. They cannot decide: then decide that one point and hand it back in the same sentence. They do not dare: then ask what they would do, and say yes if it is not dangerous. They have no time: then the question is what else can wait, not who else can do it.\n\nIn none of the three does the work move to your desk. *What do you need from me so that you can go on?* is the sentence that keeps it where it was.',
      zh: '活会回来，原因有三。定不了：那就把这一点定下来，同一句话里还回去。不敢定：那就问他打算怎么做，只要不危险就说好。没时间：那要问的是什么可以等，而不是谁可以替。\n\n三种情况，活都不该挪到你桌上。「你还需要我什么，才能接着往下做？」这句话能让它留在原处。',
    },
    practise: {
      en: 'Keep a tally this week: how often did work come back, and for which of the three reasons?',
      zh: '这周画正字：活回来了几次，各是三个原因里的哪一个？',
    },
    ask: { en: 'Which monkey is sitting on your desk right now?', zh: '此刻你桌上蹲着哪只猴子？' },
  }),
]

import type { DemoArticle } from './library-types.ts'
import { tags } from './tags.ts'

export const demoArticles: readonly DemoArticle[] = [
  {
    code: 'meetings-end-with-three-lines',
    ability: 'results',
    title: { en: 'Three lines before the meeting ends', zh: '会议结束前的三行字' },
    summary: {
      en: 'A regional bank stopped writing minutes. What it writes instead takes four minutes and gets done.',
      zh: '一家地区银行不再写会议纪要，改写三行字。四分钟写完，而且真的有人去做。',
    },
    tags: [tags.meetings, tags.decisions, tags.followUp],
    daysAgo: 9,
    views: 12_400,
    isFree: true,
    body: {
      en: `In the spring the operations team of a regional bank counted its minutes. There were 214 pages from one quarter. The head of the team, a calm man who had signed every one of them, asked a simple question: which decision on these pages would we not have remembered? They found nine.

They stopped writing minutes that week. What replaced them fits on a card.

## The three lines

Five minutes before the end, whoever leads the meeting stops, whatever is being said, and writes three lines where everyone can see them:

1. **We decided:** one sentence, with a verb.
2. **By whom, by when:** one name, one day. Not a department.
3. **We will know by:** the thing that will be visible if it worked.

Then they are read aloud. That is all.

> A line without a name is a wish.

## What the third line does

The first two are familiar. The third is what makes people uneasy, and it is where the value lies. “We will know by: calls about the form drop below twenty a week.” In four weeks somebody can look. Before, nobody had ever asked whether a decision had been a good one; there was nothing to hold it against.

It also kills decisions. In the first month about a quarter of them did not survive the third line. Nobody could say what would be different afterwards, so nothing had been decided. The team found this more useful than the rest together.

## Where it goes wrong

It goes wrong when the lines are written after the meeting, by the most junior person, alone. Then they are minutes again, only shorter. It goes wrong when there are seven decisions; there are not, there is one and six intentions. And it goes wrong when the leader writes the name of someone who is not in the room.

## A Tuesday in June

The team’s own favourite is a small one. A branch had asked for a second printer for two years. The meeting decided, as meetings do, to look into it. Then came the third line, and a long pause. “We will know by…” said the branch manager, and stopped. “We will know by nobody walking upstairs with a form.” They looked at how often that happened. Eleven times a day. The printer was ordered before the coffee was cold.

If you want to try it: do not announce it. Take the last five minutes of your next meeting, go to the wall, and write *We decided*. The silence that follows is the part the minutes never recorded.`,
      zh: `春天的时候，一家地区银行的运营团队数了数自己的会议纪要：一个季度，214 页。团队负责人是个不紧不慢的人，每一页都是他签的字。他问了个简单的问题：这里面，哪个决定是不写下来我们就会忘的？他们找出了九个。

从那一周起，他们不写纪要了。取而代之的东西，一张卡片就写得下。

## 三行字

结束前五分钟，不管正说到哪里，主持的人都停下来，在大家看得见的地方写三行：

1. **我们决定：** 一句话，要有动词。
2. **谁，什么时候：** 一个名字，一个日子。不写部门。
3. **怎么知道成了：** 如果成了，看得见的是什么。

然后念一遍。就这些。

> 没有名字的一行，只是个愿望。

## 第三行的用处

前两行大家都熟。让人坐立不安的是第三行，值钱的也是它。「怎么知道成了：问这张表怎么填的电话，一周少于二十个。」四周之后，就有人能去看一眼。以前从来没有人问过一个决定做得好不好，因为没有东西可以对照。

它还会毙掉决定。头一个月，大约四分之一的决定过不了第三行：没人说得出之后会有什么不同，那就等于什么都没定。团队觉得，光这一点就比其他的都有用。

## 什么时候会走样

散会之后，由资历最浅的人一个人补写，就会走样，那只是短一点的纪要。一次写七个决定，也会走样；没有七个，只有一个决定和六个意向。还有，把不在场的人的名字写上去，也会走样。

## 六月的一个星期二

团队自己最爱讲的是件小事。有个支行要第二台打印机，要了两年。那次会照例定了「研究一下」。接着到了第三行，安静了好一会儿。「怎么知道成了……」支行行长说到一半停住了，「没有人再拿着表跑上楼。」于是去数了数：一天十一次。咖啡还没凉，打印机就订了。

想试的话，别宣布。下一个会的最后五分钟，走到墙边，写下「我们决定」。之后那段安静，正是纪要从来没记下的部分。`,
    },
  },
  {
    code: 'what-people-ask-first',
    ability: 'influence',
    title: { en: 'What people ask first when things change', zh: '变动来的时候，人们先问什么' },
    summary: {
      en: 'Not “why”. We listened to forty teams on the day of the announcement.',
      zh: '不是「为什么」。我们听了四十个团队在宣布当天的对话。',
    },
    tags: [tags.change, tags.communication],
    daysAgo: 16,
    views: 2310,
    isFree: true,
    body: {
      en: `Ask leaders what people want to know when a change is announced, and they say: the reason. So the announcement is mostly reason: market, strategy, a curve that points upward.

Ask people what they talked about in the corridor afterwards, and the reason hardly comes up. The first question is nearly always one of these three.

## “Who will I be sitting with?”

It sounds small. It is not. Work is a handful of people who know how you take your coffee and when to leave you alone. A new chart moves all of that with one line. If you know the answer, say it first. If you do not, say when you will.

## “Does what I know still count?”

Twelve years of knowing which supplier answers on Saturdays is a kind of property. Before you praise the new system, say what of the old will be needed, and by whom it will be taught.

## “Did you know last week?”

The question behind the question: were you honest with me at lunch? There is a good answer even when you did know: *yes, I was asked not to say, I did not like it, and today I can.* There is no good answer to being found out.

> People can live with an uncertain future. An uncertain past is harder.

The reason matters too. It is the fourth question. It gets heard once the first three have been answered.`,
      zh: `问领导者，宣布变动的时候大家最想知道什么，他们会说：原因。所以宣布的内容大半是原因：市场、战略、一条往上走的曲线。

再去问大家散会后在走廊里聊了什么，原因几乎没人提。第一个问题，几乎总是下面三个里的一个。

## 「以后我跟谁坐一起？」

听着是小事，其实不是。工作就是那么几个人，知道你咖啡怎么喝，也知道什么时候别来烦你。新的架构图一条线，就把这些全挪走了。知道答案，就先说这个；不知道，就说什么时候会知道。

## 「我会的那些，还算数吗？」

十二年攒下来，知道哪家供应商周六也接电话，这是一种家当。夸新系统之前，先说旧的里面哪些还用得上，由谁来教。

## 「上周你就知道了吧？」

问题后面的问题是：那天吃饭，你对我说的是实话吗？就算你早知道，也有好的回答：「知道，上面让我先别说，我也不好受，今天能说了。」被人发现，就没有好的回答了。

> 未来不确定，人能忍；过去不确定，更难受。

原因当然也要紧，它是第四个问题。前三个答完了，它才听得进去。`,
    },
  },
]

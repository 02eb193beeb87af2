import type { DemoLesson } from './library-types.ts'
import { shortLesson } from './short-lesson.ts'
import { tags } from './tags.ts'

const course = 'coaching-leader'

export const coachingLessons: readonly DemoLesson[] = [
  shortLesson(course, 1, {
    summary: {
      en: 'You know the answer. Keeping it for two minutes is the most useful thing you will do today.',
      zh: '答案你知道。把它忍住两分钟，是你今天做的最有用的事。',
    },
    tags: [tags.coaching, tags.listening],
    read: {
      en: 'An answer solves the case; a question builds the person who will have the next one. You need not do it every time. You need to notice that you choose.\n\nThe trick is bodily: breathe out before you speak, and let your first sentence end with a question mark. *What have you ruled out already?* honours the work they did. Half the time the next thing they say is the answer you were holding.',
      zh: '给答案，解决的是这一件；给问题，培养的是会处理下一件的人。不必次次如此，但要知道自己在选择。\n\n诀窍在身体上：开口之前先呼一口气，让第一句话以问号结尾。「你已经排除了哪些？」这句话尊重了他做过的功课。有一半的时候，他接下来说的就是你手里攥着的那个答案。',
    },
    practise: {
      en: 'Once a day this week, write the answer on a slip of paper, put it in your pocket, and ask. Compare afterwards.',
      zh: '这周每天一次：把答案写在纸条上放进口袋，然后提问。事后对一对。',
    },
    ask: {
      en: 'When did the answer in your pocket turn out to be the worse one?',
      zh: '什么时候，口袋里的答案反而不如对方的？',
    },
  }),
  shortLesson(course, 2, {
    summary: {
      en: 'Short, open, and about them: what separates a question that helps from an instruction in disguise.',
      zh: '短、敞开、关于对方：真问题和变相的命令差在哪里。',
    },
    tags: [tags.coaching, tags.questions],
    read: {
      en: '“Don’t you think you should call the client?” is an order wearing a question mark. “What would the client say if they were in the room?” makes somebody look.\n\nGood questions begin with what, who, when, how much. *Why* sounds like a court. Leave out the example answers you want to attach (“…maybe the price, or the date?”); each of them closes a door. And ask one at a time: people answer the easiest of three.',
      zh: '「你不觉得该给客户打个电话吗？」是戴着问号的命令。「要是客户坐在这儿，他会说什么？」才会让人去想。\n\n好问题从什么、谁、什么时候、多少开始。「为什么」听着像审问。别在后面附上参考答案（「……是价格，还是交期？」），附一个就关一扇门。一次只问一个：三个一起问，人只会挑最容易的答。',
    },
    practise: {
      en: 'Collect ten questions you ask in a day. Cross out those to which you already knew the answer.',
      zh: '记下一天里问的十个问题，把你早就知道答案的划掉。',
    },
    ask: { en: 'What is the best question anyone ever asked you?', zh: '别人问过你的最好的一个问题是什么？' },
  }),
  shortLesson(course, 3, {
    summary: {
      en: 'No room booked, no form: three questions between two meetings.',
      zh: '不订会议室、不填表，两个会之间三个问题。',
    },
    tags: [tags.coaching, tags.time],
    read: {
      en: 'Someone stops at your desk. You have five minutes. *What would you like to leave with?* (one minute: it is usually smaller than it looked). *What are the two ways you see?* (three minutes; insist on two). *Which one, and when will you know it worked?* (one minute).\n\nThat is all. It works because of the first question: most people come with a story, and a story has no end. An aim has.',
      zh: '有人停在你工位旁，你有五分钟。「你想带走什么？」（一分钟，通常比看上去小。）「你看到哪两条路？」（三分钟，一定要两条。）「走哪条，什么时候知道成没成？」（一分钟。）\n\n就这些。它管用，是因为第一个问题：多数人带来的是一个故事，故事没有尽头，目的有。',
    },
    practise: {
      en: 'Do it standing, twice, with somebody who did not ask for coaching.',
      zh: '站着做两次，对象是没说要辅导的人。',
    },
    ask: {
      en: 'What can be settled in five minutes in your team that now takes an hour?',
      zh: '你团队里哪件事五分钟能定，现在却要一小时？',
    },
  }),
  shortLesson(course, 4, {
    summary: {
      en: 'A fire, a beginner, a matter of safety: three moments in which asking questions is unkind.',
      zh: '着火、新手、安全：这三种时候还提问，是一种残忍。',
    },
    tags: [tags.coaching, tags.decisions],
    read: {
      en: 'Coaching assumes that the other person has the pieces and only needs room. On their third day they have no pieces; give them the steps and say why. When the customer is on the phone, decide. When somebody could be hurt, order.\n\nThere is a fourth: when it is already decided. Asking for opinions you will not use costs more trust than saying “this one I have decided, and here is the reason.”',
      zh: '辅导的前提，是对方手里有牌，只缺空间。入职第三天，手里没有牌：把步骤给他，再讲为什么。客户在电话那头：拍板。有人可能受伤：下命令。\n\n还有第四种：已经定了的事。征求你不会采纳的意见，比直说「这件事我定了，理由如下」更伤信任。',
    },
    practise: {
      en: 'Go through tomorrow’s meetings and mark each: teach, ask, or decide.',
      zh: '把明天的会过一遍，每个标上：教、问，还是定。',
    },
    ask: { en: 'When did you ask where you should have told?', zh: '什么时候你该直说，却偏偏去问了？' },
  }),
]

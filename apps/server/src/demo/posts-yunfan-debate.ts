import type { DemoPost } from './demo-types.ts'

/** The long thread: 42 comments, so that paging has something to page. */
export const yunfanDebate: readonly DemoPost[] = [
  {
    key: 'yf-after-hours',
    enterprise: 'yunfan',
    author: 'p20',
    type: 1,
    hoursAgo: 52,
    content:
      '昨晚九点四十，我在大客户群里 @ 了三个人，问第二天要用的方案。两个人秒回，一个人今早九点回，说「下班了没看手机」。我承认当时很火。睡了一觉又觉得他没错。所以我来问：下班后在群里 @ 人，到底行不行？别讲大道理，讲你们组是怎么做的。',
    aha: ['mentor', 'p17', 'p19', 'master', 'p30', 'p21'],
    likes: ['elite', 'p18', 'p21', 'p14', 'p22', 'scholar', 'p15', 'noaha', 'leader', 'eadmin'],
    comments: [
      {
        author: 'noaha',
        minutesAfter: 4,
        content: '不行。着急就打电话，不值得打电话的就不着急。',
        aha: ['mentor', 'p30'],
        likes: ['p14', 'p18', 'scholar', 'p23', 'p22', 'p21'],
        replies: [
          { author: 'p20', minutesAfter: 3, content: '客户第二天九点要听，这算不算着急？' },
          {
            author: 'noaha',
            to: 'p20',
            minutesAfter: 5,
            content: '算。那为什么九点四十才发现方案没好？',
            likes: ['p14', 'p18', 'mentor', 'p19'],
          },
          {
            author: 'p20',
            to: 'noaha',
            minutesAfter: 8,
            content: '……你们后端说话都这样吗。',
            likes: ['elite', 'p18', 'p21', 'p14', 'noaha'],
          },
        ],
      },
      {
        author: 'p18',
        minutesAfter: 6,
        content: '我就是那种秒回的人，秒回完失眠到两点 🙃',
        likes: ['p23', 'scholar', 'p22', 'p21'],
      },
      {
        author: 'p21',
        minutesAfter: 7,
        content: '门店举手：我们九点四十还没打烊。你们的下班是我们的高峰。',
        likes: ['p15', 'p16'],
      },
      {
        author: 'elite',
        minutesAfter: 11,
        content:
          '做销售的说句公道话，客户不看表。我们组的规矩是：可以发，但第一个字写「明」，意思是明天再回。',
        aha: ['p30'],
        likes: ['p20', 'p22', 'scholar', 'p15'],
        replies: [
          {
            author: 'p14',
            minutesAfter: 6,
            content: '发了「明」我还是会看，看了还是会想。',
            likes: ['p18', 'p23', 'noaha'],
          },
          {
            author: 'elite',
            to: 'p14',
            minutesAfter: 10,
            content: '那我改用定时发送，早上八点半到。',
            likes: ['p14', 'leader'],
          },
        ],
      },
      {
        author: 'p14',
        minutesAfter: 15,
        content:
          '统计过。上个季度测试组收到 63 次下班后 @，真正当晚必须处理的 5 次。命中率 8%。这么高的误报率，任何告警系统都该重做。',
        aha: ['mentor', 'p30'],
        likes: ['p18', 'scholar', 'elite', 'p22', 'p20', 'ta'],
      },
      {
        author: 'p20',
        minutesAfter: 19,
        content: '这个数字有点打脸。我回去数数我自己的。',
        likes: ['p14', 'leader'],
      },
      {
        author: 'p17',
        minutesAfter: 24,
        content:
          '从 HR 这边说一句实在的：问题很少出在那条消息上，出在「不回会怎样」没人说清楚。各位组长，你们说过吗？',
        aha: ['mentor'],
        likes: ['p22', 'scholar', 'p18', 'p15', 'p20'],
      },
      {
        author: 'scholar',
        minutesAfter: 28,
        content: '我没说过。我以为大家知道可以不回。现在想想，我自己十一点发消息，怎么让人相信可以不回。',
        likes: ['p17', 'p18', 'p22'],
      },
      {
        author: 'p16',
        minutesAfter: 33,
        content: '仓库三班倒，没有下班后，只有交班本。写在本子上，谁接班谁看。你们可以学学。',
        aha: ['mentor'],
        likes: ['p21', 'p15', 'p14', 'p22'],
      },
      {
        author: 'p19',
        minutesAfter: 40,
        content:
          'With Chengdu, Shenzhen and Manila there is no “after hours”, someone is always asleep. We write, we never ping. If it truly burns, there is one phone number and one person on call, and she gets a day off for it.',
        aha: ['p30'],
        likes: ['p14', 'scholar', 'p23', 'p18', 'elite'],
      },
      {
        author: 'p22',
        minutesAfter: 44,
        content: '值班给补休这一条，求推广。',
        likes: ['p18', 'p14', 'p21', 'p15', 'p16', 'p23'],
      },
      {
        author: 'master',
        minutesAfter: 51,
        content: '利益相关：我晚上十点发过营地通知，三分钟收到 17 个「收到」。我很感动，然后我很惭愧。',
        likes: ['ta', 'p18', 'scholar', 'p22', 'p21'],
      },
      {
        author: 'ta',
        minutesAfter: 53,
        content: '那 17 个里有我，我当时在洗澡。',
        likes: ['master', 'p18', 'p21', 'p23', 'elite', 'scholar', 'p22'],
      },
      {
        author: 'p23',
        minutesAfter: 58,
        content: '我把工作群全部静音，重要的人设了特别铃声，只有两个。另一个是我妈。',
        likes: ['p18', 'scholar', 'p14', 'p22'],
      },
      {
        author: 'eadmin',
        minutesAfter: 66,
        content: '公司制度里没有「秒回」这一项，绩效评语里我也不接受「响应及时」四个字，请写他做成了什么。',
        aha: ['mentor'],
        likes: ['scholar', 'p22', 'p14', 'p18', 'noaha', 'p23', 'p15'],
      },
      {
        author: 'p20',
        minutesAfter: 70,
        content: '郑总这句我截图了，去年我给人写过「响应及时」。',
        likes: ['eadmin', 'elite', 'p17'],
      },
      {
        author: 'p15',
        minutesAfter: 82,
        content: '我们店的群名改成「打烊不说话」。违反的人第二天请喝奶茶。本月奶茶都是我请的。',
        likes: ['p21', 'p18', 'p22', 'p16', 'scholar', 'leader'],
        replies: [
          {
            author: 'p21',
            minutesAfter: 4,
            content: '能不能把我也拉进你们群。',
            likes: ['p15', 'p18', 'p22'],
          },
        ],
      },
      {
        author: 'mentor',
        minutesAfter: 95,
        content: '问高敏：那位今早九点才回的同事，方案最后交得怎么样？',
        aha: ['p30'],
        likes: ['elite', 'scholar', 'p14', 'noaha'],
      },
      {
        author: 'p20',
        minutesAfter: 99,
        content: '他那部分最好。另外两位昨晚秒回「在改了」，改到一点，今早我又让他们改回去了。',
        aha: ['mentor', 'p30'],
        likes: ['p18', 'noaha', 'scholar', 'p22', 'p23', 'elite'],
      },
      {
        author: 'p14',
        minutesAfter: 101,
        content: '结案。',
        likes: ['p18', 'noaha', 'p21', 'p23', 'elite', 'scholar'],
      },
      {
        author: 'elite',
        minutesAfter: 108,
        content: '没结。销售的现实是，竞争对手在回。我有个单子就是晚上十一点回了一句话抢下来的。',
        likes: ['p20', 'p21'],
      },
      {
        author: 'noaha',
        minutesAfter: 112,
        content: '那是你自己愿意十一点回。群里 @ 三个人，是替他们愿意。',
        aha: ['mentor'],
        likes: ['p14', 'p18', 'scholar', 'p23', 'p22', 'p15'],
      },
      { author: 'elite', minutesAfter: 118, content: '这句我服。', likes: ['noaha', 'p14', 'leader'] },
      {
        author: 'leader',
        minutesAfter: 130,
        content:
          '运营部试过三个月「晚八点后只许用文档评论，不许用群」。第一个月大家改发私信，更糟。第二个月我把私信也算进去，才好一点。堵一个口子，水会找别的口子。',
        aha: ['p30', 'mentor'],
        likes: ['p22', 'p20', 'scholar', 'p14'],
      },
      {
        author: 'p22',
        minutesAfter: 136,
        content: '作证，第一个月我收到的私信是平时的三倍 😂',
        likes: ['leader', 'p18', 'p21'],
      },
      {
        author: 'p30',
        minutesAfter: 160,
        content:
          '我带过一位总经理，晚上想到什么就发什么。他说「我只是怕忘」。后来给自己建了一个只有他一个人的群，第二天早上发现，一半的事不用说了。',
        likes: ['elite', 'scholar', 'p22', 'p18', 'p23', 'p15'],
      },
      {
        author: 'p20',
        minutesAfter: 164,
        content: '只有自己的群，我现在就建。群名叫「高敏你冷静」。',
        likes: ['p18', 'elite', 'p21', 'leader', 'p30', 'p14', 'ta', 'scholar'],
      },
      {
        author: 'p18',
        minutesAfter: 170,
        content: '请问可以把群名印在周边上吗',
        likes: ['p20', 'p23', 'p21'],
      },
      {
        author: 'p16',
        minutesAfter: 185,
        content:
          '说个反面的。前年冬天夜里冷库报警，小刘没接电话，坏了八万块的货。没怪他，可是从那以后谁值班、打不通找谁，墙上贴着。事先讲好，比事后讲理强。',
        aha: ['mentor', 'p30'],
        likes: ['p20', 'elite', 'p14', 'noaha', 'p21'],
      },
      {
        author: 'p19',
        minutesAfter: 201,
        content:
          'This. On-call is a promise with a name and a date on it. “Everyone, always” is nobody, never.',
        likes: ['p16', 'noaha', 'p14'],
      },
      {
        author: 'scholar',
        minutesAfter: 220,
        content: '想问问各位，下属主动在晚上发给你，你回吗？我一回，他就觉得晚上发有用。',
        likes: ['p22', 'p18'],
        replies: [
          {
            author: 'leader',
            minutesAfter: 18,
            content: '我回一个月亮 🌙，第二天早上再说。现在大家看到月亮就去睡了。',
            likes: ['scholar', 'p18', 'p22', 'p23', 'ta', 'p21', 'p15'],
          },
        ],
      },
      {
        author: 'p17',
        minutesAfter: 245,
        content: '月亮可以写进新经理手册了。',
        likes: ['leader', 'scholar', 'master'],
      },
      {
        author: 'p23',
        minutesAfter: 260,
        content:
          '设计组的土办法：每个人头像右下角自己标颜色，绿的可以打扰，灰的别来。有两位从入职灰到今天，活干得最好。',
        likes: ['p18', 'p14', 'noaha', 'scholar'],
      },
      { author: 'p21', minutesAfter: 300, content: '那我的头像应该是红绿灯。', likes: ['p15', 'p23'] },
      {
        author: 'eadmin',
        minutesAfter: 340,
        content: '看完了。下个月管理层例会我带这个帖子去，不带结论，带方老师那个 8%。@[p14] 数据可以用吗？',
        likes: ['p14', 'p17', 'leader', 'p20'],
        replies: [
          {
            author: 'p14',
            minutesAfter: 25,
            content: '可以。我再补一个季度的，避免样本不足。',
            likes: ['eadmin', 'noaha'],
          },
        ],
      },
      {
        author: 'ta',
        minutesAfter: 420,
        content:
          '替大家做个小结：要紧的打电话；不要紧的定时发；值班写名字、给补休；「不回会怎样」由组长说出口。还有要加的吗？',
        likes: ['scholar', 'p22', 'p18', 'p15', 'p20', 'elite', 'p16'],
      },
      {
        author: 'p15',
        minutesAfter: 433,
        content: '加一条：请奶茶。',
        likes: ['ta', 'p21', 'p18', 'p22', 'p20'],
      },
      {
        author: 'p22',
        minutesAfter: 450,
        content: '再加一条：老板带头。我们这层是学着上面那层的。',
        aha: ['mentor'],
        likes: ['scholar', 'p18', 'p15', 'p14', 'p23', 'p21'],
      },
      {
        author: 'p20',
        minutesAfter: 480,
        content: '收到，这句是说我。今晚九点四十我会在看电影，手机关机，谁找我我都在明天。',
        likes: ['p22', 'elite', 'leader', 'ta', 'p18', 'p17', 'p30'],
      },
      {
        author: 'p18',
        minutesAfter: 1190,
        content: '插播：现在第二天下午，高敏昨晚真的没发。大客户群安静得像年三十。',
        likes: ['elite', 'p21', 'p23', 'ta', 'scholar'],
      },
      {
        author: 'elite',
        minutesAfter: 1200,
        content: '我作为群里的人，昨晚九点四十条件反射看了三次手机。',
        likes: ['p20', 'p18', 'p21', 'p14', 'leader'],
      },
      {
        author: 'mentor',
        minutesAfter: 1260,
        content: '那么下一个问题：安静之后，有没有哪件事因此耽误了？',
        aha: ['p30'],
        likes: ['p20', 'leader'],
        replies: [
          {
            author: 'p20',
            minutesAfter: 35,
            content: '没有。一件都没有。我有点失落，真的。',
            aha: ['mentor', 'p30'],
            likes: ['elite', 'p18', 'scholar', 'p22', 'p17', 'p14', 'noaha', 'ta'],
          },
        ],
      },
    ],
  },
]

import type { DemoPost } from './demo-types.ts'

export const chenghaiPosts1: readonly DemoPost[] = [
  {
    key: 'cb-queue-chair',
    enterprise: 'chenghai',
    author: 'p28',
    type: 1,
    hoursAgo: 1.5,
    pictures: 1,
    content:
      '营业厅投诉最多的一句是「等了四十分钟没人理」。我掐表坐在等候区当了一上午客户，真正难受的是第七分钟，号码不跳，也没人抬头。现在第七分钟会有人走过来说一句「前面还有三位，先喝口水」。等的时间一分钟没少，本周投诉从 11 个到 2 个。',
    aha: ['p27', 'mentor', 'p30', 'sso', 'ta'],
    likes: ['p27', 'p29', 'sso', 'ta', 'mentor'],
    comments: [
      {
        author: 'p27',
        minutesAfter: 18,
        content: '第七分钟这个数，杭州那边也量一下？@[p29]',
        aha: ['p30'],
        likes: ['p28', 'sso'],
        replies: [
          {
            author: 'p29',
            minutesAfter: 20,
            content: '量了，我们是第五分钟。杭州人急。',
            likes: ['p28', 'p27', 'sso', 'ta'],
          },
        ],
      },
      {
        author: 'mentor',
        minutesAfter: 45,
        content: '走过去的那位，是排班排的，还是自己起身的？',
        likes: ['p27', 'p30'],
      },
    ],
  },
  {
    key: 'cb-credit-no',
    enterprise: 'chenghai',
    author: 'p29',
    type: 1,
    hoursAgo: 9,
    content:
      '拒了一笔贷款，老客户，十四年。我让客户经理去说，他回来说客户摔了杯子。第二天我自己又去了一趟，把三张表摊开，告诉他是哪一个数过不去，要改成多少、改完什么时候再来。他说：「你早这么说，我摔什么杯子。」说不的话，得谁做的决定谁去说。',
    aha: ['p27', 'mentor', 'p30', 'sso'],
    likes: ['p28', 'sso', 'p27', 'ta'],
    comments: [
      {
        author: 'p27',
        minutesAfter: 55,
        content: '那位客户经理后来怎么样？替你挨了一只杯子。',
        aha: ['mentor'],
        likes: ['p28', 'p30'],
        replies: [
          {
            author: 'p29',
            minutesAfter: 30,
            content: '请他吃了饭，当面说是我躲了。他说没事，杯子没碎。',
            likes: ['p27', 'p28', 'sso'],
          },
        ],
      },
    ],
  },
  {
    key: 'cb-question-target',
    enterprise: 'chenghai',
    author: 'p28',
    type: 3,
    hoursAgo: 21,
    content:
      '柜员背着保险指标，又要我跟她们说「以客户为中心」。前天有个柜员问我：「主管，今天是以客户为中心，还是以指标为中心？」我没答上来。你们会怎么答？',
    aha: ['p27', 'mentor', 'sso'],
    likes: ['p29', 'sso', 'p27'],
    comments: [
      {
        author: 'p27',
        minutesAfter: 70,
        content: '我会说：不合适的那一单，你不卖，扣的分算我的。说完就得真算你的。我今年已经认了四单。',
        aha: ['mentor', 'p30', 'p28', 'p29', 'ta'],
        likes: ['p28', 'p29', 'sso'],
      },
    ],
  },
  {
    key: 'cb-branch-morning',
    enterprise: 'chenghai',
    author: 'p27',
    type: 1,
    hoursAgo: 33,
    essence: true,
    content:
      '晨会我讲了七年，今天第一次没讲。请保安老卢讲：「昨天门口谁走了又回来，谁走了没回来。」他讲了四个人，连人家说的话都记得。全行最懂客户的人，站在门外七年，没有一个人问过他。',
    aha: ['mentor', 'p30', 'p28', 'p29', 'sso', 'ta'],
    likes: ['p28', 'p29', 'sso', 'ta', 'mentor'],
    comments: [
      {
        author: 'p28',
        minutesAfter: 25,
        content: '走了没回来的那位阿姨，我打电话请回来了，她只是看不清取号机上的字。今天换成大字。',
        aha: ['p27', 'mentor', 'p30'],
        likes: ['p29', 'sso', 'ta'],
      },
      { author: 'p30', minutesAfter: 90, content: '七年这两个字，敢写出来，不容易。', likes: ['p27', 'p28'] },
    ],
  },
  {
    key: 'cb-compliance-checklist',
    enterprise: 'chenghai',
    author: 'p29',
    type: 25,
    hoursAgo: 50,
    content:
      '填了一遍「授信会检查单」，第六条问「谁反对过，他的理由写在哪里」。翻了去年 20 份会议纪要，反对意见一共 0 条。0 条，这比有 20 条吓人。',
    cards: [{ kind: 'tool', id: 'decision-checklist', title: '授信会检查单' }],
    aha: ['p27', 'mentor', 'sso', 'p30'],
    likes: ['p28', 'sso', 'p27'],
    comments: [
      {
        author: 'mentor',
        minutesAfter: 110,
        content: '下一次会，谁适合第一个反对？他知道自己可以吗？',
        aha: ['p30'],
        likes: ['p29', 'p27'],
      },
    ],
  },
  {
    key: 'cb-new-teller',
    enterprise: 'chenghai',
    author: 'p28',
    type: 1,
    hoursAgo: 74,
    content:
      '新柜员上岗第三天长款八百块，吓得脸白，问我要不要自己贴回去。我说我第一年短过两千，全厅的人陪我翻了一夜垃圾桶，最后在我自己的鞋里。她笑了，然后找到了，在凭证夹第三页。',
    aha: ['p27', 'p30'],
    likes: ['p29', 'sso', 'ta', 'p27', 'mentor'],
    comments: [
      {
        author: 'p27',
        minutesAfter: 40,
        content: '那一夜我也在翻，现在可以问了：钱怎么会在鞋里？',
        likes: ['p28', 'p29', 'sso', 'ta'],
        replies: [
          { author: 'p28', minutesAfter: 6, content: '至今是个谜，邱行长。', likes: ['p27', 'p29', 'sso'] },
        ],
      },
    ],
  },
  {
    key: 'cb-shanghai-rain',
    enterprise: 'chenghai',
    author: 'p27',
    type: 1,
    hoursAgo: 96,
    content:
      '上海暴雨，八点半只到了一半人。到的人问我开几个窗口，我说你们定，我去门口撑伞。后来开了两个窗口、一个「先登记后电话办」的桌子，是最年轻的那位想出来的。我撑了一个半小时的伞，什么决定也没做，是今年最顺的一天。',
    aha: ['mentor', 'p28', 'p30', 'sso'],
    likes: ['p29', 'sso', 'ta', 'p28'],
    comments: [],
  },
  {
    key: 'cb-kpi-elder',
    enterprise: 'chenghai',
    author: 'p28',
    type: 17,
    hoursAgo: 120,
    content:
      '# 指标之外\n有位老先生每周二来存二十块钱，办一次要十五分钟，后面的人会叹气。算效率不划算。可是周二那天当班的柜员，离职率最低。我没法证明有关系，但我没舍得把他引导去机器。',
    cards: [{ kind: 'theme', id: 'beyond-the-numbers', title: '指标之外' }],
    aha: ['p27', 'mentor', 'sso', 'ta', 'p30'],
    likes: ['p29', 'sso', 'p27'],
    comments: [
      {
        author: 'p29',
        minutesAfter: 60,
        content: '搞对公的看完这条，去给一位退休的老厂长打了个电话。没什么事，就问问。',
        likes: ['p28', 'p27', 'sso'],
      },
    ],
  },
  {
    key: 'cb-mentor-meeting',
    enterprise: 'chenghai',
    author: 'mentor',
    type: 1,
    hoursAgo: 146,
    content:
      '旁听了一次贷审会，九个人，七十分钟。职级最低的那位说了 40 秒，内容是同意。会后我在电梯里问他，他讲了三分钟很好的反对意见。你们的电梯里，还有多少这样的三分钟？',
    aha: ['p27', 'p30', 'p29', 'ta'],
    likes: ['p28', 'sso', 'ta', 'p29'],
    comments: [
      {
        author: 'p29',
        minutesAfter: 40,
        content: '下次会改成从职级最低的人开始说，行长最后说。我去提。',
        aha: ['mentor', 'p27', 'p30'],
        likes: ['p28', 'sso'],
      },
    ],
  },
  {
    key: 'cb-complaint-call',
    enterprise: 'chenghai',
    author: 'p27',
    type: 1,
    hoursAgo: 180,
    content:
      '投诉工单写着「客户情绪激动，已安抚」。我按号码打回去，客户说没有人安抚过，就是有人反复说「理解」。从今天起工单里禁用「已安抚」，改填两项：他要什么，我们给了什么。',
    aha: ['mentor', 'p28', 'p30', 'ta'],
    likes: ['p29', 'p28', 'ta'],
    comments: [
      {
        author: 'p28',
        minutesAfter: 30,
        content: '上个月我写了九个「已安抚」，惭愧，挨个回访去了，打通六个，三个愿意再来。',
        aha: ['p27'],
        likes: ['p29', 'sso', 'ta'],
      },
    ],
  },
  {
    key: 'cb-young-manager',
    enterprise: 'chenghai',
    author: 'p29',
    type: 1,
    hoursAgo: 215,
    content:
      '带团队第一年，我替每个客户经理见他们最大的客户，觉得是支持。年底有人跟我说：「贺总，我的客户现在只认你了。」今年我只陪第一次，坐在靠门的位置，不带名片。',
    aha: ['p27', 'mentor', 'p30'],
    likes: ['sso', 'p28'],
    comments: [
      {
        author: 'p27',
        minutesAfter: 80,
        content: '不带名片这个狠。我学不会，我先学坐靠门。',
        likes: ['p29', 'p28', 'sso'],
      },
    ],
  },
  {
    key: 'cb-lesson-one-on-one',
    enterprise: 'chenghai',
    author: 'p28',
    type: 19,
    hoursAgo: 260,
    content:
      '《一对一谈话》第三节讲「当对方说都挺好」。我们厅的回答更短，叫「嗯，还行」。照课里的办法，把「最近怎么样」换成「这周哪一刻你最想下班」，第一个人就笑了，说周一早上十点，那个点发养老金。于是周一十点我也上柜。',
    cards: [
      { kind: 'lesson', id: 'better-one-on-ones-3', title: '一对一谈话：当对方说「都挺好」', minutes: 12 },
    ],
    aha: ['p27', 'mentor', 'ta', 'p30'],
    likes: ['p29', 'sso', 'p27'],
    comments: [],
  },
  {
    key: 'cb-merge-branches',
    enterprise: 'chenghai',
    author: 'p27',
    type: 1,
    hoursAgo: 310,
    content:
      '两个网点合并，员工最关心的问题我猜是岗位和工资，准备了二十页。会上第一个问题是：「那边的人中午也一起吃饭吗？」第二个问题是：「我养的那盆绿萝能带过去吗？」二十页没用上。绿萝能带，我说，先搬绿萝。',
    cards: [
      { kind: 'article', id: 'what-people-ask-first', title: '变动来的时候，人们先问什么', minutes: 6 },
    ],
    aha: ['mentor', 'p30', 'p28', 'p29'],
    likes: ['sso', 'p28', 'ta', 'p29'],
    comments: [
      {
        author: 'p30',
        minutesAfter: 100,
        content: '绿萝是在问：我在新地方还算不算我。',
        aha: ['mentor', 'p27', 'ta'],
        likes: ['p28', 'p29', 'ta'],
      },
    ],
  },
]

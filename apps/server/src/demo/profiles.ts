/** What the demo people tell of themselves, each in the language they write. */
export const demoProfiles: Readonly<
  Record<string, { bio: string; tags: string[]; hiddenTabs?: string[]; searchable?: boolean }>
> = {
  scholar: {
    bio: '从产品经理到带七个人的组长，正在学着少说一句「我来」。每周写一条复盘，欢迎来拍砖。',
    tags: ['授权', '一对一', 'OKR', '产品'],
  },
  mentor: {
    bio: '做了二十年制造和互联网的管理，现在最喜欢问的一句话是「你怎么看」。',
    tags: ['辅导', '反馈', '组织发展'],
  },
  sailor: { bio: '刚来，先看看大家怎么带人。', tags: ['新人'] },
  sailor0: { bio: '', tags: [] },
  elite: { bio: '华东区带六个店。业绩是结果，人是原因。', tags: ['销售管理', '门店', '绩效'] },
  noaha: { bio: '研发经理，信奉写下来才算想清楚。', tags: ['研发', '复盘'] },
  ta: { bio: '训练营助教。你交的每一份作业我都会读完。', tags: ['助教', '训练营'] },
  leader: {
    bio: '「带人这件事」社区的发起人，喜欢把吵起来的会议变成有结论的会议。',
    tags: ['社区', '会议', '跨部门'],
    hiddenTabs: ['aha'],
  },
  master: { bio: '新经理 90 天训练营营长，陪过十二期。', tags: ['新经理', '训练营'] },
  sso: { bio: '', tags: [], searchable: false },
  emma: {
    bio: 'Plant manager in Wuxi. I collect questions that make a quiet room talk.',
    tags: ['operations', 'lean', 'retrospectives'],
  },
  eadmin: { bio: '云帆学习发展负责人，课程有问题找我。', tags: ['学习发展', '人才盘点'] },
}

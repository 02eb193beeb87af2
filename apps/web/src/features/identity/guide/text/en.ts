export const en = {
  page: {
    title: 'First steps',
    intro: 'Five things worth knowing. Tick them off as you go; you can come back any time.',
    progress: '{{done}} of {{count}} done',
    allDone: 'That was all. Have a good voyage!',
    tick: 'Done: {{step}}',
    failed: 'We couldn’t load your progress.',
    retry: 'Try again',
    campus: 'To Campus',
  },
  profile: {
    title: 'Say who you are',
    body: 'A picture, a sentence and a few interests: colleagues answer people, not accounts.',
    go: 'My profile',
  },
  aha: {
    title: 'What an Aha is',
    body: 'A like says “nice”. An Aha says “this changed how I see it”. You have only a few a month, so each one means something, and the person who gets it knows.',
    go: 'See this week’s Aha',
  },
  discuss: {
    title: 'Say something',
    body: 'Answer a question you have met yourself. Two honest sentences beat a perfect essay; you may also ask without your name.',
    go: 'To the questions',
  },
  tiers: {
    title: 'Sailor, Scholar, Elite, Mentor',
    body: 'A Sailor opens three lessons a month for free. A Scholar studies everything and gives Aha, an Elite has twice as many, and Mentors guide the others.',
    go: 'Compare memberships',
  },
  camps: {
    title: 'How a camp works',
    body: 'A camp takes a few weeks: a module a week, a task from your own work, a small group that keeps you going. Who finishes graduates; the best ten per cent with honors.',
    go: 'See the camps',
  },
}

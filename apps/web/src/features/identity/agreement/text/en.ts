export const en = {
  title: 'Service Agreement',
  updated: 'In force from 1 November 2026',
  contents: 'Contents',
  lead: 'This agreement is between you and the organisation that runs this installation of Fairlead 领航, called “we” below. It says what you can expect of us, what we ask of you, and what happens when something goes wrong. By registering or signing in you accept it together with the Privacy Statement.',
  service: {
    heading: 'What the service is',
    body: `
      Fairlead is a place where managers learn and think together. It offers lessons, articles, topics, videos, tools, learning plans, activities and camps, and a community in which people post, answer, debate and endorse each other’s ideas.
      You can use it in a browser, in our apps, and inside the workplace suite of your company. The interface and our own content exist in Chinese and English; what members write stays in the language they wrote it in.
      Some parts depend on your membership, your company’s settings or a course you have joined. A page that is not open to you says so and tells you whom to ask.`,
  },
  account: {
    heading: 'Your account',
    body: `
      You need an account to take part. You may create one yourself with a phone number or e-mail address, or your company may create it for you through its directory or single sign-on.
      - Give your real name. Other members rely on it, and you need it, with a linked phone number, before you can speak in discussions.
      - Choose a password of 6 to 16 characters that you use nowhere else, and keep verification codes to yourself. Nobody from our side will ever ask you for them.
      - One account belongs to one person. Do not lend, sell or share it.
      - Tell us at once when you believe that somebody else has used your account. We will end its sessions.
      What is done with your account counts as done by you until you have told us otherwise, unless we are to blame for the misuse.`,
  },
  identities: {
    heading: 'Personal and business identity',
    body: `
      You can belong to Fairlead as a private person and as a member of one or more companies. Each of these is an identity of its own. Posts, progress, points and badges stay with the identity under which they came about; switching shows you the data of the other one.
      In a business identity your company decides which courses are open, which classes and groups you belong to, and who administers them. It can see the learning results of that identity. It cannot see your personal identity.
      When you leave the company, it may close the business identity. Your personal identity remains.`,
  },
  membership: {
    heading: 'Membership, trials and cards',
    body: `
      Registered members without a paid membership are Sailors and may open three lessons a month free of charge. Scholar and Elite are paid memberships; Mentors are appointed. The membership page lists what each of them includes today.
      - A trial gives you Scholar rights for three days, once per phone number. It ends by itself and turns into no payment.
      - A benefit card gives the stated number of days of Scholar rights. It is valid until the date printed on it, can be redeemed once, and only by members of the company it was issued to.
      - An unlocked free lesson stays open until the end of the month. Unused chances are not carried over.
      If we reduce what a paid membership includes while it runs, you may end it and get back the price of the remaining days.`,
  },
  learning: {
    heading: 'Learning content and certificates',
    body: `
      Lessons, articles and tools are written with care for general use. They are no legal, medical or financial advice, and no substitute for your own judgement about the people you lead.
      Badges and certificates state that the published conditions were met. Anyone can check on the verification page whether one is genuine. We may revoke one that was obtained by deception, and will tell you the reason first and hear you.`,
  },
  community: {
    heading: 'How we talk with each other',
    body: `
      Disagree with ideas as hard as you like, and stay kind to people. Write what you would also say across a table. The following has no place here:
      - what breaks the law, incites hatred or violence, or humiliates somebody;
      - personal data or pictures of others without their consent, and business secrets of your or any other company, such as internal prices;
      - advertising, chain messages, and posts whose only purpose is to collect points;
      - pretending to be someone else, and manipulating votes, Aha or rankings;
      - harmful files, automated reading of pages, and attempts to get around limits or access rights.
      Some words cause a warning before a text is published. You may still publish it; it is then also shown to a moderator. Everybody can report a post. Moderators may hide or delete it, mute an account for a time, or, in serious or repeated cases, close it. You will be told the reason and can object within 30 days; a person who was not involved then decides again.`,
  },
  anonymity: {
    heading: 'Anonymous posts',
    body: `
      Where a page allows it, you may post without your name. Other members then see a pseudonym that is the same throughout one thread and leads to nobody. Anonymous posts can be read and reported, not answered or endorsed.
      Anonymity protects frank questions, not abuse. In a case of serious harm two authorised people together may lift it. Each time is recorded, with the reason.`,
  },
  yourContent: {
    heading: 'What you write and upload',
    body: `
      It stays yours. You allow us to store it, to show it to the people who can see the place where you posted it, to adapt its format, for example to make pictures smaller, and to keep copies for security. This permission ends when you delete the content or your account, apart from copies in backups until these expire.
      You can take back a post at any time. If others have already replied, a note remains in its place so that the conversation can still be followed; Aha, likes and points that came from it are reversed.
      You assure us that you may publish what you upload. Pictures are limited to 20 MB each and lose hidden data such as the place they were taken.`,
  },
  ourContent: {
    heading: 'What we and our authors provide',
    body: `
      Courses, articles, tools, pictures, software and the name Fairlead 领航 belong to us or to those who license them to us. You may use them for your own learning and in conversations with your team. You may not copy, record, resell or publish them, take away notices of origin, or use them to train machines, without written consent.
      Sharing through the functions made for it, such as a card in your workplace suite or a co-learning invitation, is welcome.`,
  },
  endorsements: {
    heading: 'Aha, likes, points and rankings',
    body: `
      An Aha says that something made you think. Each membership includes a number of them per month; unused ones do not carry over. You cannot send one to yourself.
      Points show activity and can be spent on the functions named for them. They have no value in money and cannot be transferred or paid out. When what earned a point is deleted or was obtained by manipulation, the point is taken back. Rankings say when they were last updated.`,
  },
  camps: {
    heading: 'Activities, camps and panels',
    body: `
      Enrolment may need an application that is reviewed. Seats are given in the order of enrolment unless the page says otherwise. Each camp names its schedule, what has to be handed in by when, and what is needed to graduate; work handed in late may count as making up.
      What others tell in a group, a panel or a case belongs in that circle. Take the thought with you, and leave the names and figures there.`,
  },
  suites: {
    heading: 'Workplace suites and other services',
    body: `
      If you open Fairlead inside Feishu, WeCom, DingTalk or another suite, or sign in through your company, the terms of that provider apply to its part. We receive from it only what is needed to recognise you and to show a page or send a card you asked for. We are not responsible for services we do not run.`,
  },
  availability: {
    heading: 'Availability and changes to the service',
    body: `
      We look after the service with professional care and aim to keep it open around the clock. Maintenance, faults in networks and events beyond our control can interrupt it. Planned interruptions are announced at least 24 hours ahead.
      We keep developing the service. If a function that you have paid for is dropped without replacement, the rule on paid memberships above applies.`,
  },
  ending: {
    heading: 'Ending this agreement',
    body: `
      You may cancel your account at any time in your personal centre. If you own a community, lead a group or run a camp, please hand this over to someone first, so that others are not left without anyone.
      We may end the agreement with 30 days’ notice, or at once when you have seriously broken it. Before that we tell you the reason, unless the law forbids it. What happens to your data is described in the Privacy Statement.`,
  },
  liability: {
    heading: 'Liability',
    body: `
      We are liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law does not allow a limit. For slight negligence we are liable only when a duty is broken on which the service depends, and only for damage that was foreseeable and typical.
      What members write is their own opinion and responsibility. We act on reports without undue delay.`,
  },
  changes: {
    heading: 'Changes to this agreement',
    body: `
      If we change this agreement in a way that matters to you, we tell you in the product at least 15 days before. You can read the old and the new text side by side on request. If you do not agree, you may cancel your account before the change takes effect; going on to use the service after that day means that you accept it.`,
  },
  law: {
    heading: 'Law, disputes and contact',
    body: `
      The law of the People’s Republic of China applies. Let us first try to settle a dispute by talking. If that fails, the people’s court at our place of business decides, unless the law gives you another court.
      If one rule of this agreement turns out to be invalid, the others stay in force. Chinese and English versions say the same; should they differ, the Chinese one counts.
      You reach us through the administrator of your company or through the support address of this installation.`,
  },
}

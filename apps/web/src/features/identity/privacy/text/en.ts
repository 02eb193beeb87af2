export const en = {
  title: 'Privacy Statement',
  updated: 'In force from 1 November 2026',
  contents: 'Contents',
  lead: 'We collect what learning together needs and no more. This statement tells you which data that is, who sees it, how long we keep it, and how you decide about it yourself. It covers the web pages, our apps and the pages inside workplace suites.',
  who: {
    heading: 'Who is responsible',
    body: `
      The organisation that runs this installation of Fairlead 领航 decides how your data is handled and is called “we” below.
      If you use Fairlead as a member of a company, that company is responsible together with us for your business identity: it decides who becomes a member, which courses are assigned and which reports it reads. Its own rules apply beside this statement.`,
  },
  what: {
    heading: 'What we collect',
    body: `
      What you or your company tell us:
      - to have an account: phone number or e-mail address, password (stored only as a hash that cannot be turned back), real name, language;
      - to be recognised by colleagues: picture, company, class, department, position, a few words about yourself and tags, as far as you fill them in;
      - to join: invitation codes, applications and forms you send.
      What arises while you learn and talk:
      - your posts, comments, files, Aha and likes, votes in debates, messages, favourites, points, badges and certificates;
      - your progress: lessons opened, positions in videos, answers in tools, tasks and assessments, grades;
      - statements of learning: that you opened a page or finished a step, with the time, the language and the kind of device.
      What the technology brings along:
      - network address, browser type, time and result of each request, and a random number per request, in logs that serve operation and security.
      We do not read your contacts, your place or your clipboard, and we buy no data about you.`,
  },
  why: {
    heading: 'What we use it for',
    body: `
      - to show you your pages, to remember where you stopped and to suggest what comes next;
      - to let people see who says something, and to notify you when someone answers;
      - to count quotas, points, rankings and conditions for certificates;
      - to keep the service safe: to limit guessing of passwords, to find faults and to stop misuse;
      - to give your company the reports on its courses that it has agreed with its people;
      - to improve courses and product, with figures that name nobody.
      There is no advertising here. We do not sell data, and no decision with consequences for your employment is made by a machine: grades and reviews are given by people.`,
  },
  basis: {
    heading: 'On what grounds',
    body: `
      We handle data because the agreement with you or with your company needs it, because the law asks for it, or because you have agreed. Consent you have given can be withdrawn at any time for the future, and what rests on nothing else ends with it.
      Results of assessments are sensitive. They are shown to you first, and to others only as far as you or the course rules that you accepted before the start allow it.`,
  },
  seen: {
    heading: 'Who can see what',
    body: `
      - Posts and comments: everyone who can open the place they stand in, which is your company, your community, your group or the camp.
      - Your profile: members of your company and of communities you share. In your personal centre you choose which tabs others see.
      - Progress, tasks and grades: you, the teaching assistants and masters of that course, and the administrators of your company for its own courses.
      - Messages: those who take part in the conversation.
      - Badges and certificates: you, and whoever has the verification link.
      - Phone number and e-mail address: only you, and the administrators of your company for accounts the company has created. On screen the number is masked.
      Our staff look into your data only when that is needed to help you or to keep the service running, and such access is logged.`,
  },
  anonymous: {
    heading: 'Anonymous posts',
    body: `
      An anonymous post is shown, listed, searched and counted without anything that leads to you. The link to your account exists only in the database. Lifting it takes two authorised people and a reason, is logged each time, and happens only in cases of serious harm or by order of an authority.`,
  },
  device: {
    heading: 'What is stored on your device',
    body: `
      We set no tracking cookies. The browser’s local storage keeps what the pages need to work:
      - token and lrstoken: that you are signed in, and the key with which your visits are recorded;
      - userInfo: your name, picture, company and membership, so that pages appear at once;
      - client, lang, menuId: the kind of device, your language and the menu you used last;
      - your choice of light or dark, and drafts that you asked us to keep.
      Signing out removes the first two lines. Clearing the site’s data in the browser removes everything.`,
  },
  sharing: {
    heading: 'Whom we pass data to',
    body: `
      - Services that work for us and on our instructions: hosting, storage of files, delivery of text messages and mail. They get only what their task needs.
      - Your company’s workplace suite or sign-on, when you use it: it learns that you opened Fairlead and, when you share something, what you shared and with whom.
      - Authorities, when the law obliges us. We check each request and give no more than what is asked.
      - A successor, should the service change hands. You would be told beforehand, and this statement would go on binding them.`,
  },
  place: {
    heading: 'Where data is kept',
    body: `
      Data is kept in data centres in mainland China, unless your company runs its own installation elsewhere. Should a transfer abroad become necessary, we first tell you the recipient, the purpose and your rights there, ask for separate consent where the law requires it, and take the protective measures the law names.`,
  },
  time: {
    heading: 'How long we keep it',
    body: `
      - Account and profile: until you cancel the account.
      - Posts, comments and files: until you delete them. A deleted text is gone at once for everyone; backups lose it within 30 days.
      - Learning records and certificates: as long as the account exists, and three more years for certificates, so that they can still be verified.
      - Verification codes: five minutes. Sessions: until you sign out or they expire.
      - Request logs: six months, as the law requires. Records of moderation and of access by staff: three years.
      After that, data is deleted or changed so that it no longer names anyone.`,
  },
  safety: {
    heading: 'How we protect it',
    body: `
      Data travels encrypted. Passwords and session keys are stored only as hashes. Access inside our organisation follows the need of the task and is logged. Uploaded pictures are converted and lose hidden data; files are checked before others can open them.
      No system is beyond failure. If an incident puts your data at risk, we tell you and the authorities without delay what happened, what we have done and what you can do.`,
  },
  rights: {
    heading: 'Your rights',
    body: `
      - See and copy: most of it stands in your personal centre; for the rest, ask us.
      - Correct and complete: edit your profile, or ask the administrator for what comes from the company directory.
      - Delete: posts and comments yourself; other data when its purpose has ended, when you withdraw consent, or when it was handled unlawfully.
      - Take along: receive your posts and learning records in a common format.
      - Object and limit: to suggestions, to notices, and to being listed in rankings and search.
      - Have explained how a ranking or a suggestion came about.
      We answer within 15 working days. If you are not content with the answer, you may turn to the authority in charge of personal data, or to a court.`,
  },
  cancelling: {
    heading: 'Cancelling your account',
    body: `
      You can cancel in your personal centre, after a code to your phone or e-mail address. Roles such as owner of a community, group leader and camp master have to be handed over first. Profile, messages and learning records are then deleted or made anonymous within 15 days. Posts in conversations with others stay without your name unless you delete them before.
      A business identity is closed by the company; ask its administrator.`,
  },
  minors: {
    heading: 'Young people',
    body: `
      Fairlead is made for people at work. It is not meant for anyone under 14, and those under 18 use it only with the consent of a parent or guardian. If we learn that data of a child was collected without consent, we delete it.`,
  },
  changes: {
    heading: 'Changes to this statement',
    body: `
      If we want to collect other data, use it for something new or pass it to others than named here, we tell you in the product at least 15 days before and ask again for your consent where it is needed. Earlier versions are available on request.`,
  },
  contact: {
    heading: 'How to reach us',
    body: `
      For questions about your data, write to the person in charge of personal data at the support address of this installation, or ask the administrator of your company to pass it on. Please write from the phone number or address of your account, so that we can be sure it is you.
      Chinese and English versions say the same; should they differ, the Chinese one counts.`,
  },
}

export const en = {
  notFound: {
    title: 'This page does not exist',
    intro: 'The address may have a slip in it, or the page has moved on since the link was made.',
    searchLabel: 'Search',
    searchHint: 'Courses, discussions, colleagues',
    search: 'Search',
  },
  title: {
    default: 'No Access Right',
    account: 'This account cannot open it',
    enterprise: 'Your company has not opened this yet',
    notSupported: 'Not supported here',
  },
  intro: {
    default:
      'This page is open to other members. If you think you should see it, ask whoever sent you the link.',
    account:
      'The link belongs to another identity of yours, or to another company. Sign in with that account and open it again.',
    enterprise: 'The learning administrator of your company decides what is open. They can add you.',
    notSupported:
      'This page works only inside the app it was made for. Everything else is waiting for you here.',
  },
  home: 'Go home',
  back: 'Go back',
}

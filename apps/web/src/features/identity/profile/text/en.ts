export const en = {
  head: {
    mentor: 'Mentor',
    assistant: 'Teaching assistant',
    noBioOwn: 'A sentence about you helps colleagues to find a way to talk to you.',
    tags: 'Interests',
    edit: 'Edit profile',
  },
  page: {
    tabs: 'Parts of this page',
    failed: 'We couldn’t load this page.',
    retry: 'Try again',
    unknown: 'User does not exist',
    unknownHint: 'The link may be old, or this person is in another enterprise.',
    home: 'Back to Campus',
  },
}

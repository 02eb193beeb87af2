export const en = {
  identities: {
    label: 'Identity',
    personal: 'Personal',
    business: 'Business',
    current: 'in use',
    failed: 'Could not load your identities.',
    retry: 'Try again',
  },
  verify: {
    title: 'This link belongs to another identity of yours',
    text: 'It opens as {{name}}. Your learning, posts and messages there are kept apart from {{current}}; switching shows you those.',
    go: 'Switch and go on',
    stay: 'Stay as {{name}}',
    chooseTitle: 'As whom do you want to go on?',
    chooseText: 'Each identity has its own learning, posts and messages.',
    unknown: 'The link belongs to an identity that is not yours. Here are the ones you have.',
    switching: 'Switching to {{name}} …',
    failed: 'We could not switch. You are still here as {{name}}.',
    retry: 'Try again',
  },
}

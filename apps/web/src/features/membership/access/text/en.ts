export const en = {
  chance: {
    title: 'Free study chance',
    text_one: 'Your student status is guest, {{count}} free study chance remains this month',
    text_other: 'Your student status is guest, {{count}} free study chances remain this month',
    textUnlimited: 'Your student status is guest, your free study chances are not counted',
    accept: 'Start learning',
    decline: 'Think again',
  },
  usedUp: {
    title: 'Free study chances used up',
    text_one: 'You have used all your chances of this month. You get {{count}} chance next month.',
    text_other: 'You have used all your chances of this month. You get {{count}} chances next month.',
  },
  group: {
    title: 'No permission to study',
    text: 'Your user group is not authorised. Please contact your administrator.',
  },
  notYet: {
    title: 'No Access Right',
    text: 'This course is not yet open to you',
  },
  benefits: 'Student status benefits',
  understood: 'I understand',
}

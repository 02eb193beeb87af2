import { oneOnOneLessons } from './lessons-better-one-on-ones.ts'
import { coachingLessons } from './lessons-coaching-leader.ts'
import { changeLessons } from './lessons-communicating-change.ts'
import { delegationLessons } from './lessons-delegate-and-follow-through.ts'
import { expertLessons } from './lessons-expert-to-manager.ts'
import { feedbackLessons } from './lessons-feedback-four-steps.ts'
import { hiringLessons } from './lessons-hire-well.ts'
import { remoteLessons } from './lessons-leading-remote-teams.ts'
import { meetingLessons } from './lessons-meetings-that-decide.ts'
import { okrLessons } from './lessons-okrs-and-retrospectives.ts'
import { dataLessons } from './lessons-stories-with-data.ts'
import { siloLessons } from './lessons-working-across-silos.ts'
import type { DemoLesson } from './library-types.ts'

export const demoLessons: readonly DemoLesson[] = [
  ...expertLessons,
  ...feedbackLessons,
  ...oneOnOneLessons,
  ...okrLessons,
  ...siloLessons,
  ...delegationLessons,
  ...coachingLessons,
  ...meetingLessons,
  ...remoteLessons,
  ...hiringLessons,
  ...changeLessons,
  ...dataLessons,
]

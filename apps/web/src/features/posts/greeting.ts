type Greeting =
  | 'greeting.morning'
  | 'greeting.noon'
  | 'greeting.afternoon'
  | 'greeting.evening'
  | 'greeting.night'

const partsOfDay: readonly { until: number; greeting: Greeting }[] = [
  { until: 5, greeting: 'greeting.night' },
  { until: 11, greeting: 'greeting.morning' },
  { until: 13, greeting: 'greeting.noon' },
  { until: 18, greeting: 'greeting.afternoon' },
  { until: 23, greeting: 'greeting.evening' },
]

export const greetingAt = (hour: number): Greeting =>
  partsOfDay.find(({ until }) => hour < until)?.greeting ?? 'greeting.night'

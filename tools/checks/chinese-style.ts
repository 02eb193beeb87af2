// House style of written Chinese; placeholders are left alone, since they may become anything.
const HABITS: { pattern: RegExp; advice: string }[] = [
  { pattern: /您/, advice: 'say 你: we talk as colleagues' },
  { pattern: /(?<=\p{Script=Han}|[》」』”）])[,;:!?]/u, advice: 'use full-width punctuation: ，；：！？' },
  { pattern: /(?<=\p{Script=Han})\.(?!\.)/u, advice: 'end the sentence with 。' },
  {
    pattern: /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u,
    advice: 'put a space between Chinese and Latin letters or digits',
  },
]

export const chineseStyleAdvice = (text: string): string[] => {
  const readable = text.replace(/\{\{?[^{}]*\}\}?/g, '')
  return HABITS.filter(({ pattern }) => pattern.test(readable)).map(({ advice }) => advice)
}

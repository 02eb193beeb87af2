import type { Language } from '@fairlead/contract/primitives/language.ts'

const FALLBACK = 'zh'

/** The subtitle switched on at first: the reader's language where the video has it, Chinese otherwise. */
export const defaultSubtitle = (
  subtitles: readonly { language: string }[],
  language: Language,
  wanted?: string,
): string | undefined =>
  [wanted, language, FALLBACK].find((one) => subtitles.some((subtitle) => subtitle.language === one))

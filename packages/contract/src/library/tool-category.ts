import type { Language } from '../primitives/language.ts'
import type { LocalizedText } from '../primitives/localized-text.ts'

// Without zod: the browser calls it.
const labels: Readonly<Record<number, LocalizedText>> = {
  1: { en: 'Exercises', zh: '练习' },
  2: { en: 'Checklists', zh: '检查清单' },
  3: { en: 'Worksheets', zh: '工作表' },
  4: { en: 'Knowledge Cards', zh: '知识卡片' },
  5: { en: 'Assessment', zh: '测评' },
  6: { en: 'Worksheets Examples', zh: '工作表示例' },
  7: { en: 'Practice Guides', zh: '实践指南' },
}

/** Empty for a category nobody knows. */
export const toolCategoryLabel = (category: number, language: Language): string =>
  labels[category]?.[language] ?? ''

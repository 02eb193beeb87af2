import { z } from 'zod'
import { languages } from './language.ts'

export const languageSchema = z.enum(languages)

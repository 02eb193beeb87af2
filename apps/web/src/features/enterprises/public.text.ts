import { enterprisesText } from './enterprises.text.ts'

/** For the menu of the person, which lists their identities. */
export const enterprisesTexts = [enterprisesText]

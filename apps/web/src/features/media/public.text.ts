import { picturesText } from './pictures/pictures.text.ts'
import { playerText } from './player/player.text.ts'
import { shareImageText } from './share-image/share-image.text.ts'

/** For features that show pictures, videos and share images among their own things. */
export const mediaTexts = [picturesText, playerText, shareImageText]

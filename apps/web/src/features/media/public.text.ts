import { editorText } from './editor/editor.text.ts'
import { picturesText } from './pictures/pictures.text.ts'
import { playerText } from './player/player.text.ts'
import { shareImageText } from './share-image/share-image.text.ts'
import { uploadsText } from './uploads/uploads.text.ts'

/** For features that show texts to write, pictures, videos, share images and uploads among their own things. */
export const mediaTexts = [editorText, picturesText, playerText, shareImageText, uploadsText]

import type { RobotCheck } from '@fairlead/contract/identity/identity.schema.ts'

/** A check against robots as the server hands it out. */
export const robotCheck: RobotCheck = {
  checkId: '0b3c4c17-697b-4b87-98e9-f4f56fb3bd11',
  picture: 'data:image/webp;base64,UklGRg==',
  piece: 'data:image/webp;base64,UklGRg==',
  width: 320,
  height: 160,
  pieceSize: 52,
  pieceTop: 40,
  workBits: 4,
}

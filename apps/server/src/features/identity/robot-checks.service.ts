import { hash, randomInt } from 'node:crypto'
import { accountProblems } from '@fairlead/contract/identity/identity.errors.ts'
import type { RobotCheck } from '@fairlead/contract/identity/identity.schema.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import { Problem } from '../../platform/http/problem-error.ts'
import { hasLeadingZeros, isInPlace } from './robot-checks.policy.ts'
import type { RobotChecksRepository } from './robot-checks.repository.ts'
import { drawRobotPicture, PICTURE } from './robot-picture.ts'

const ANSWERED_WITHIN_MS = 3 * 60_000
/** About a hundred thousand hashes: a moment for one person, dear for a thousand accounts. */
const WORK_BITS = 17

export interface RobotAnswer {
  checkId?: string | undefined
  position?: number | undefined
  work?: string | undefined
}

/** Tells people from programs: a piece to push into its place, or for those who cannot see it, work for the machine. */
export const createRobotCheckService = (clock: Clock, repository: RobotChecksRepository) => ({
  async start(): Promise<RobotCheck> {
    const { width, height, piece: pieceSize } = PICTURE
    const position = randomInt(pieceSize + 16, width - pieceSize - 8)
    const pieceTop = randomInt(8, height - pieceSize - 8)
    const [checkId, drawn] = await Promise.all([
      repository.insert(position, new Date(clock.now().getTime() + ANSWERED_WITHIN_MS)),
      drawRobotPicture(position, pieceTop),
    ])
    return { checkId, ...drawn, width, height, pieceSize, pieceTop, workBits: WORK_BITS }
  },

  /** Refuses unless the answer is right, in time, and the first one. */
  async pass({ checkId, position, work }: RobotAnswer): Promise<void> {
    const expected = checkId && (await repository.take(checkId, clock.now()))
    const isRight =
      expected !== undefined &&
      expected !== '' &&
      (work === undefined
        ? isInPlace(expected, position)
        : hasLeadingZeros(hash('sha256', `${checkId}:${work}`, 'buffer'), WORK_BITS))
    if (!isRight) throw new Problem(accountProblems.robotCheckFailed)
  },
})

export type RobotCheckService = ReturnType<typeof createRobotCheckService>

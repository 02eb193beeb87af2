import { readVideoPosition, saveVideoPosition } from '@fairlead/contract/media/positions.endpoints.ts'
import { route } from '../identity/public.ts'
import type { PositionService } from './positions.service.ts'

export const positionRoutes = (positions: PositionService) => [
  route(readVideoPosition, ({ viewer, input }) => positions.read(viewer, input.videoBaseId)),
  route(saveVideoPosition, ({ viewer, input }) => positions.save(viewer, input.videoBaseId, input.seconds)),
]

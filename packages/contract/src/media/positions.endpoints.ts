import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'

const videoBaseId = z.string().min(1).max(64)
const DAY_SECONDS = 24 * 60 * 60

export const readVideoPosition = defineEndpoint({
  method: 'GET',
  path: '/v1/user/learning/videoPosition',
  access: 'required',
  summary: 'Where the caller stopped watching a video, on whichever device',
  input: z.object({ videoBaseId }),
  output: z.object({ seconds: z.number(), savedAt: z.number() }),
})

export const saveVideoPosition = defineEndpoint({
  method: 'POST',
  path: '/v1/user/learning/videoPosition',
  access: 'required',
  summary: 'Keep where the caller is in a video; no seconds when it was watched to its end',
  unrecorded: true,
  input: z.object({ videoBaseId, seconds: z.number().int().min(0).max(DAY_SECONDS).default(0) }),
  output: z.object({}),
})

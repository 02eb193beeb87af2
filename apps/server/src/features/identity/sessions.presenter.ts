import type { DeviceSession } from '@fairlead/contract/identity/identity.schema.ts'
import type { OpenSession } from './sessions.repository.ts'
import type { Viewer } from './viewer.ts'

export const presentSession = (session: OpenSession, viewer: Viewer): DeviceSession => ({
  sessionId: session.id,
  device: session.device,
  address: session.address,
  signedInAt: session.createdAt.toISOString(),
  lastSeenAt: session.lastSeenAt.toISOString(),
  isThisOne: session.id === viewer.sessionId,
})

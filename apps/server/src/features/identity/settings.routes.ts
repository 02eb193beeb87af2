import {
  bindAddress,
  cancelAccount,
  changeAppearance,
  changeAvatar,
  changePrivacy,
  changeProfile,
  handOverIdentity,
  readCancellation,
  readSettings,
} from '@fairlead/contract/identity/settings.endpoints.ts'
import type { CancellationService } from './cancellation.service.ts'
import type { SettingsService } from './settings.service.ts'
import { presentViewer } from './viewer.presenter.ts'
import { route } from './viewer.ts'

export const settingsRoutes = (settings: SettingsService, cancellation: CancellationService) => [
  route(readSettings, ({ viewer }) => settings.read(viewer)),
  route(changeProfile, async ({ viewer, input, context }) =>
    presentViewer(await settings.changeProfile(viewer, input), context.lang),
  ),
  route(changeAvatar, async ({ viewer, file, context }) =>
    presentViewer(await settings.changeAvatar(viewer, file), context.lang),
  ),
  route(changePrivacy, ({ viewer, input }) => settings.changePrivacy(viewer, input)),
  route(changeAppearance, async ({ viewer, input, context }) =>
    presentViewer(await settings.changeAppearance(viewer, input.appearance), context.lang),
  ),
  route(bindAddress, async ({ viewer, input, context }) =>
    presentViewer(await settings.bindAddress(viewer, input), context.lang),
  ),
  route(readCancellation, ({ viewer, context }) => cancellation.read(viewer, context.lang)),
  route(handOverIdentity, async ({ viewer, input }) => {
    await cancellation.handOver(viewer, input.kind, input.id, input.enterpriseUserId)
    return {}
  }),
  route(cancelAccount, async ({ viewer, input }) => {
    await cancellation.cancel(viewer, input)
    return {}
  }),
]

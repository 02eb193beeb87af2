import {
  listToolEntries,
  readToolEntry,
  saveToolEntry,
  shareToolEntry,
  viewTool,
} from '@fairlead/contract/library/library.endpoints.ts'
import { route } from '../identity/public.ts'
import type { ToolService } from './tool.service.ts'

export const toolRoutes = (tools: ToolService) => [
  route(viewTool, ({ viewer, input, context }) => tools.viewTool(viewer, context.lang, input.id)),
  route(readToolEntry, ({ viewer, input }) => tools.readEntry(viewer, input.id)),
  route(saveToolEntry, ({ viewer, input }) => tools.saveEntry(viewer, input.id, input.values, input.time)),
  route(shareToolEntry, ({ viewer, input }) => tools.shareEntry(viewer, input.id, input.isShared === 1)),
  route(listToolEntries, ({ viewer, input, context }) => tools.listEntries(viewer, context.lang, input)),
]

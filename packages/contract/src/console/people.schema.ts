import { z } from 'zod'
import { roleSchema, tierSchema } from '../primitives/standing.ts'

export const IMPORT_PEOPLE_MAX = 2000
export const IMPORT_BYTES_MAX = 1_000_000

export const scopeKinds = ['enterprise', 'class'] as const

/** A role somebody holds, and where it counts. */
export const heldRoleSchema = z.object({
  role: roleSchema,
  scopeKind: z.string(),
  scopeId: z.number(),
  /** The place's name; empty where another part of the product knows it. */
  scopeName: z.string(),
  canRevoke: z.boolean(),
})
export type HeldRole = z.infer<typeof heldRoleSchema>

export const managedPersonSchema = z.object({
  enterpriseUserId: z.number(),
  name: z.string(),
  avatar: z.string(),
  /** Masked. */
  phone: z.string(),
  email: z.string(),
  studentId: z.string(),
  departmentId: z.number().nullable(),
  department: z.string(),
  position: z.string(),
  classId: z.number().nullable(),
  className: z.string(),
  tier: tierSchema,
  tierName: z.string(),
  roles: z.array(heldRoleSchema),
  isSuspended: z.boolean(),
  joinedAt: z.iso.datetime(),
  abilities: z.object({ canSuspend: z.boolean() }),
})
export type ManagedPerson = z.infer<typeof managedPersonSchema>

/** What can be wrong with a row, each with its own sentence. */
export const rowFaults = [
  'noName',
  'longName',
  'noAddress',
  'badPhone',
  'badEmail',
  'twoPeople',
  'unknownDepartment',
  'unknownClass',
  'repeated',
  'studentIdTaken',
] as const

export const importRowSchema = z.object({
  /** The line of the file, as a spreadsheet counts. */
  line: z.number(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  department: z.string(),
  position: z.string(),
  className: z.string(),
  state: z.enum(['good', 'member', 'bad']),
  faults: z.array(z.enum(rowFaults)),
})
export type ImportRow = z.infer<typeof importRowSchema>

export const importReportSchema = z.object({
  rows: z.array(importRowSchema),
  good: z.number(),
  member: z.number(),
  bad: z.number(),
  /** Columns of the file that nothing is made of. */
  ignoredColumns: z.array(z.string()),
})
export type ImportReport = z.infer<typeof importReportSchema>

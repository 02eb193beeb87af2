import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const KIB = 1024
const TICKS_PER_SECOND = 100

/** In bytes. */
export const residentMemory = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * KIB

const familyOf = (parent: number): number[] => [
  parent,
  ...readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').map(Number),
]

/** Only Linux tells what follows, and the memory only to the account the processes run under, or root. */
const whereTold = <T>(read: () => T): T | undefined => {
  try {
    return read()
  } catch {
    return undefined
  }
}

/** PostgreSQL's processes share most of their memory; their proportional shares count each page once. */
export const familyMemory = (parent: number): number | undefined =>
  whereTold(() => familyOf(parent).reduce((sum, pid) => sum + proportionalShare(pid), 0))

const proportionalShare = (pid: number): number =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) * KIB

/** Milliseconds of processor time so far, with those of children that have ended. */
export const processorTime = (pid: number): number | undefined =>
  whereTold(() => {
    // After the name, which can hold anything, come state, parent and so on; the times are the 14th to 17th field.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 15) ?? []
    return fields.reduce((sum, ticks) => sum + (Number(ticks) * 1000) / TICKS_PER_SECOND, 0)
  })

export const familyProcessorTime = (parent: number): number | undefined =>
  whereTold(() => familyOf(parent).reduce((sum, pid) => sum + (processorTime(pid) ?? 0), 0))

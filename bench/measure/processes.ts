import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const KIB = 1024
const TICKS_PER_SECOND = 100

const listProcesses = (): { pid: number; parent: number; rss: number }[] =>
  execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, rss = 0]) => ({ pid, parent, rss: rss * KIB }))

/** In bytes. */
export const residentMemory = (pid: number): number =>
  listProcesses().find((candidate) => candidate.pid === pid)?.rss ?? 0

const familyOf = (parent: number): number[] =>
  listProcesses()
    .filter((candidate) => candidate.pid === parent || candidate.parent === parent)
    .map(({ pid }) => pid)

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

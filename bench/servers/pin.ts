import { spawnSync } from 'node:child_process'

/** What is measured and what measures it. */
export const SERVER_CORE = 0
export const GENERATOR_CORE = 1

/**
 * Two processes that answer each other in turn are often put on one core while the other idles, and then everything
 * takes twice as long; or not, and the next ratio is another one. So the main threads get a core each; the rest of
 * their threads and the database run where there is room. Only Linux lets us.
 */
export const pinMainThread = (pid: number, core: number): boolean =>
  spawnSync('taskset', ['--cpu-list', '--pid', String(core), String(pid)], { stdio: 'ignore' }).status === 0

import { runUntilStopped } from '../run-until-stopped.mjs'

// Stands for start.mjs: runs the scripts it is given until it is told to stop.
const services = process.argv.slice(2).map((script) => ({ command: [process.execPath, script], cwd: '/' }))
process.exitCode = await runUntilStopped(services)

import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from '../config/config.ts'

export type { Logger }

/** One JSON object a line. Secrets never reach a line: tokens and passwords are not among the logged fields. */
export const createLogger = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger =>
  pino(
    { level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
    destination ?? pino.destination(1),
  )

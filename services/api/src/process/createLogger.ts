import { pino, type Logger } from "pino";

/** JSON lines on standard output. What may never reach them is kept out where the lines are made. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

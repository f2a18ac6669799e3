import { Writable } from "node:stream";
import { pino } from "pino";

/** A logger, and the lines that it has written: without this machine's name, in which any word may be. */
export function collectLogs() {
  const logs: string[] = [];
  const write = (line: unknown, _encoding: unknown, done: () => void) => {
    logs.push(String(line));
    done();
  };
  return { logs, logger: pino({ base: null }, new Writable({ write })) };
}

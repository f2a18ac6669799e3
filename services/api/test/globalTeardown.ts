import { dropTestDatabases } from "./testDatabase";

/** Stops the Postgres that globalSetup started; one that was there before is only cleaned up. */
export default async function globalTeardown(): Promise<void> {
  if (globalThis.runningPostgres) await globalThis.runningPostgres.stop();
  else await dropTestDatabases();
}

import { dropTestDatabases } from "./testDatabase";

/** Stops the Postgres that globalSetup started; one that was there before is only cleaned up. */
export default async function globalTeardown(): Promise<void> {
  if (!globalThis.runningPostgres) return dropTestDatabases();
  await globalThis.runningPostgres.stop();
  delete process.env["TEST_POSTGRES_URL"]; // Stryker starts Jest anew in the same process
}

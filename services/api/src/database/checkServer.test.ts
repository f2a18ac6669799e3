import { createDatabase } from "../../../../db/test/createDatabase";
import { startPooler } from "../../test/postgresProxies";
import { describeVersion, lendsSessions } from "./checkServer";

test.each([
  ["for one transaction", false, true],
  ["to one client", true, false],
])("a pooler that lends a session %s", async (_, isPerSession, expected) => {
  const pooler = await startPooler(await createDatabase(), isPerSession);

  expect(await lendsSessions(pooler.url)).toBe(expected);

  pooler.stop();
});

test("without a pooler, a session is one's own", async () => {
  expect(await lendsSessions(await createDatabase())).toBe(false);
});

test.each([
  [170_012, undefined],
  [180_001, /^This is Postgres 18, which the backup cannot read/],
])("Postgres %d", (version, said) => {
  if (said) expect(describeVersion(version)).toMatch(said);
  else expect(describeVersion(version)).toBeUndefined();
});

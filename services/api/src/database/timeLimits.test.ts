import { createTestDatabase } from "../../test/testDatabase";
import { connectForCommand } from "./connect";

test.each([
  ["lock_timeout", "1500ms"],
  ["statement_timeout", "2s"],
  ["application_name", "ridgeline"],
])("for requests Postgres has %s set to %s", async (setting, value) => {
  const { database } = await createTestDatabase();

  const { rows } = await database.raw<{ rows: unknown[] }>("SELECT current_setting(?) AS value", [
    setting,
  ]);

  expect(rows).toEqual([{ value }]);
  await database.destroy();
});

test.each([
  ["lock_timeout", "0"],
  ["statement_timeout", "0"],
  ["application_name", "ridgeline-command"],
])("for commands it has %s set to %s", async (setting, value) => {
  const { url, database: other } = await createTestDatabase();
  await other.destroy();
  const database = connectForCommand(url);

  const { rows } = await database.raw<{ rows: unknown[] }>("SELECT current_setting(?) AS value", [
    setting,
  ]);

  expect(rows).toEqual([{ value }]);
  await database.destroy();
});

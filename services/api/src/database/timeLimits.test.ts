import { createTestDatabase } from "../../test/testDatabase";
import { connectForCommand } from "./connect";

const SETTINGS = ["lock_timeout", "statement_timeout", "application_name"];

test("requests have time limits in Postgres, commands have none", async () => {
  const { url, database } = await createTestDatabase();
  const command = connectForCommand(url);
  const columns = SETTINGS.map((name) => `current_setting('${name}') AS ${name}`).join();
  const read = async (of: typeof database) =>
    (await of.raw<{ rows: unknown[] }>(`SELECT ${columns}`)).rows[0];

  expect(await read(database)).toEqual({
    lock_timeout: "1500ms",
    statement_timeout: "2s",
    application_name: "ridgeline",
  });
  expect(await read(command)).toMatchObject({
    lock_timeout: "0",
    statement_timeout: "0",
    application_name: "ridgeline-command",
  });
  await command.destroy();
  await database.destroy();
});

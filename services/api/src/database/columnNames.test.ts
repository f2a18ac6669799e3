import { Socket } from "node:net";
import { createTestDatabase } from "../../test/testDatabase";
import type { Database } from "./connect";

let database: Database;
beforeAll(async () => {
  ({ database } = await createTestDatabase());
});
afterAll(() => database.destroy());

test("columns are camelCase in the code and snake_case in the database", async () => {
  await database("serviceAreas").delete();
  await database("serviceAreas").insert({ name: "Helen", sortOrder: 7, isActive: false });

  expect(await database("serviceAreas").first("name", "sortOrder", "isActive")).toEqual({
    name: "Helen",
    sortOrder: 7,
    isActive: false,
  });
  const { rows } = await database.raw<{ rows: unknown[] }>(
    "SELECT sort_order, is_active FROM service_areas",
  );
  expect(rows).toEqual([{ sort_order: 7, is_active: false }]);
});

test("names inside a JSON column are unchanged", async () => {
  const json = database.raw(`'{"some_name": 1}'::jsonb AS some_json`);

  expect(await database.select(json)).toEqual([{ someJson: { some_name: 1 } }]);
});

test("TCP keep-alive detects a connection whose other side has vanished", async () => {
  const keepAlive = jest.spyOn(Socket.prototype, "setKeepAlive");
  const { database: other } = await createTestDatabase();
  keepAlive.mockClear();

  await other.raw("SELECT 1");

  expect(keepAlive.mock.calls[0]?.[0]).toBe(true);
  keepAlive.mockRestore();
  await other.destroy();
});

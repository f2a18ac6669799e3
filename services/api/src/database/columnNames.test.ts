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

test("values without a name are returned as they are", async () => {
  const one = (sql: string) =>
    database.from(database.raw(`(SELECT ${sql} AS one) AS of_one`)).pluck<unknown[]>("one");

  expect(await one("NULL")).toEqual([null]);
  expect(await one("'some_text'")).toEqual(["some_text"]);
  expect(await one("'2026-01-02T00:00:00Z'::timestamptz")).toEqual([
    new Date("2026-01-02T00:00:00Z"),
  ]);
  expect(await one("'\\x00ff'::bytea")).toEqual([Buffer.from([0, 255])]);
  expect(await database("serviceAreas").where({ id: 2147483647 }).first("id")).toBeUndefined();
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

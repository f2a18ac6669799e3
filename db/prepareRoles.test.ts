import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { migrate } from "./migrate";
import { prepareRoles, type Login } from "./prepareRoles";
import { connect, createDatabase } from "./test/createDatabase";

/** Roles belong to the whole server, unlike the database. */
const id = randomUUID().slice(0, 8);
const owner = { name: `owner_${id}`, password: "it's a %s?" };
const api = { name: `api_${id}`, password: "and another" };

let url: string;
let superuser: Knex;
let database: Knex;
const opened: Knex[] = [];
function open(login?: Login): Knex {
  const address = new URL(url);
  if (login) {
    address.username = login.name;
    address.password = encodeURIComponent(login.password);
  }
  const connected = connect(address.href);
  opened.push(connected);
  return connected;
}

beforeAll(async () => {
  url = await createDatabase();
  superuser = open();
  await prepareRoles(superuser, owner, api);
  await migrate(open(owner), api.name);
  database = open(api);
});
afterAll(async () => {
  await superuser.raw(`REASSIGN OWNED BY ${owner.name} TO CURRENT_USER`);
  await superuser.raw(`DROP OWNED BY ${owner.name}, ${api.name}`);
  await superuser.raw(`DROP ROLE ${owner.name}, ${api.name}`);
  await Promise.all(opened.map((one) => one.destroy()));
});

/** Who owns the database, its schema, its tables and their sequences. */
async function ownersIn(database: Knex): Promise<string[]> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(`
    SELECT DISTINCT pg_get_userbyid(owner) AS name FROM (
      SELECT datdba AS owner FROM pg_database WHERE datname = current_database()
      UNION ALL SELECT nspowner FROM pg_namespace WHERE nspname = 'public'
      UNION ALL SELECT relowner FROM pg_class WHERE relnamespace = 'public'::regnamespace
    ) AS owned`);
  return rows.map(({ name }) => name);
}

const area = { name: "Helen" };

test("everything belongs to the role that migrates", async () => {
  expect(await ownersIn(superuser)).toEqual([owner.name]);
});

test("a session whose client is gone ends within a minute, however slowly others read", async () => {
  const names = ["client_connection_check_interval", "tcp_keepalives_idle", "tcp_user_timeout"];
  const settings = open(owner)("pg_settings").whereIn("name", names).orderBy("name");

  expect(await settings.pluck<string[]>("setting")).toEqual(["5000", "20", "0"]);
});

test("the API's role reads and writes rows", async () => {
  await database("service_areas").insert(area);
  await database("service_areas").where(area).update({ name: "Dahlonega" });
  await database("service_areas").where({ name: "Dahlonega" }).delete();

  expect(await database("service_areas").select("name")).toEqual([]);
});

test.each([
  ["run a program", "COPY service_areas FROM PROGRAM 'echo'"],
  ["read a file", "SELECT pg_read_file('/etc/passwd')"],
  ["read passwords", "SELECT rolpassword FROM pg_authid"],
  ["drop a table", "DROP TABLE service_areas"],
  ["empty a table", "TRUNCATE service_areas"],
  ["create a table", "CREATE TABLE more (id integer)"],
  ["create a temporary table", "CREATE TEMPORARY TABLE more (id integer)"],
  ["create a schema", "CREATE SCHEMA more"],
  ["create a role", "CREATE ROLE more"],
  ["create a large object", "SELECT lo_create(0)"],
  ["fill a large object", "SELECT lo_from_bytea(0, 'x')"],
  ["forge a migration", "DELETE FROM migrations"],
])("the API's role may not %s", async (_what, statement) => {
  await expect(database.raw(statement)).rejects.toThrow(/permission denied|must be owner/);
});

test.each(["postgres", "template1"])("neither of our roles may connect to %s", async (other) => {
  for (const { name } of [owner, api]) {
    const may = superuser.raw("has_database_privilege(?, ?, 'CONNECT') AS may", [name, other]);
    expect(await superuser.select(may)).toEqual([{ may: false }]);
  }
});

test("the migrating role is no superuser, but may replace the schema as a restore does", async () => {
  const owned = open(owner);

  const program = owned.raw("COPY service_areas FROM PROGRAM 'echo'");
  await expect(program).rejects.toThrow("permission denied");
  await owned.raw("BEGIN; DROP SCHEMA public CASCADE; CREATE SCHEMA public; COMMIT");
  await migrate(owned, api.name);

  expect(await database("service_areas").select()).toEqual([]);
});

test("a second set-up changes nothing but a password", async () => {
  const changed = { ...api, password: "a new one" };
  await prepareRoles(superuser, owner, changed);

  expect(await ownersIn(superuser)).toEqual([owner.name]);
  expect(await open(changed)("service_areas").select()).toEqual([]);
  await prepareRoles(superuser, owner, api);
});

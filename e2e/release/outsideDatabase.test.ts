import { spawnSync } from "node:child_process";
import { chmodSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../servers/root";
import { docker, makeFolder, shareImages, stackProject, until } from "../servers/theStack";

const project = `${stackProject}-outside`;
const postgres = `${project}-postgres`;
const folder = makeFolder();
/** The operator's own Compose file, which mounts the authority's certificate. */
const mounts = path.join(folder, "mounts.json");

const urlOf = (user: string, authority = "authority") =>
  `postgres://${user}:secret@db.test:5432/postgres?sslmode=verify-full&sslrootcert=/ca/${authority}.pem`;

function compose(change: Record<string, string>, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync("docker", ["compose", "-p", project, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: {
      ...process.env,
      COMPOSE_FILE: [process.env["COMPOSE_FILE"], "deploy/outside-database.yml", mounts].join(":"),
      DATABASE_URL: urlOf("postgres"),
      DATABASE_API_URL: urlOf("rows"),
      BACKUP_DIR: path.join(folder, "backups"),
      ...change,
    },
  });
  return { status, said: stdout + stderr };
}

const run = (change: Record<string, string>, ...command: string[]) =>
  compose(change, "run", "--rm", "--no-deps", "--no-TTY", ...command);

/** Our own authority with its certificate for db.test, and an unrelated authority. */
const MAKE_CERTIFICATES = `
set -e
cd /certificates
new() { openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=$1" -keyout "$1.key" -out "$1.pem" "\${@:2}"; }
new authority
new other
new server -addext subjectAltName=DNS:db.test -addext basicConstraints=critical,CA:FALSE -CA authority.pem -CAkey authority.key
chown 999:999 server.key
`;

const sql = (text: string) => docker("exec", postgres, "psql", "-U", "postgres", "-Atqc", text);

/** A Postgres with TLS that the stack reaches by its certificate's name, db.test. */
beforeAll(async () => {
  chmodSync(folder, 0o755);
  const certificates = `--volume=${folder}:/certificates`;
  const make = ["--network=none", "--entrypoint=bash", certificates, "postgres:17"];
  docker("run", "--rm", ...make, "-c", MAKE_CERTIFICATES);
  const mounted = { volumes: [`${folder}:/ca:ro`] };
  const services = { prepare: mounted, api: mounted, backup: mounted };
  writeFileSync(mounts, JSON.stringify({ services }));
  shareImages(project);
  expect(compose({}, "up", "--no-start", "--no-build", "api")).toMatchObject({ status: 0 });
  docker(
    "run",
    "-d",
    "--name",
    postgres,
    `--network=${project}_outside`,
    "--network-alias=db.test",
    certificates,
    "--env=POSTGRES_PASSWORD=secret",
    "postgres:17",
    "postgres",
    "-c",
    "ssl=on",
    "-c",
    "ssl_cert_file=/certificates/server.pem",
    "-c",
    "ssl_key_file=/certificates/server.key",
  );
  await until(() => docker("exec", postgres, "pg_isready", "-h", "db.test") !== "");
  sql("CREATE ROLE rows LOGIN PASSWORD 'secret'");
});
afterAll(() => {
  docker("rm", "--force", "--volumes", postgres);
  compose({}, "--profile", "*", "down");
});

test("the stack connects over TLS with the API's own role, and runs no database container", () => {
  const up = compose({}, "up", "--detach", "--wait", "--no-build", "api");

  expect(up).toMatchObject({ status: 0 });
  expect(compose({}, "ps", "--all", "--services").said).not.toMatch(/^database$/m);
  expect(
    sql(
      "SELECT DISTINCT ssl, usename FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'ridgeline'",
    ),
  ).toBe("t|rows");
});

const unchecked = "postgres://postgres:secret@db.test:5432/postgres";

test.each([
  urlOf("postgres"),
  unchecked,
  `${unchecked}?sslmode=disable`,
  `${unchecked}?sslmode=require`,
])("it can be backed up, with a checked certificate or without: %s", (DATABASE_URL) => {
  expect(run({ DATABASE_URL }, "secrets")).toMatchObject({ status: 0 });

  expect(run({}, "backup", "dump")).toMatchObject({
    status: 0,
    said: expect.stringMatching(/^ridgeline-\w+\.dump$/m) as string,
  });
});

test("a database with a certificate from another authority is refused", () => {
  const other = { DATABASE_URL: urlOf("postgres", "other") };
  expect(run(other, "secrets")).toMatchObject({ status: 0 });

  expect(run(other, "prepare")).toMatchObject({
    status: 1,
    said: expect.stringMatching(/certificate/) as string,
  });
});

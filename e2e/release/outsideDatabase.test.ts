import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../servers/root";
import { docker, shareImages, stackProject, until } from "../servers/theStack";

const project = `${stackProject}-outside`;
let folder: string;
/** The operator's own Compose file, which mounts the authority's certificate. */
let mounts: string;
let postgres: TlsPostgres;

jest.setTimeout(120_000);

const compose = (changes: Record<string, string>, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync("docker", ["compose", ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: {
      ...process.env,
      COMPOSE_FILE: [process.env["COMPOSE_FILE"], "deploy/outside-database.yml", mounts].join(":"),
      COMPOSE_PROJECT_NAME: project,
      DATABASE_URL: urlOf("postgres"),
      DATABASE_API_URL: urlOf("rows"),
      BACKUP_DIR: path.join(folder, "backups"),
      ...changes,
    },
  });
  return { status, said: stdout + stderr };
};

const urlOf = (user: string) =>
  `postgres://${user}:secret@db.test:5432/postgres?sslmode=verify-full&sslrootcert=/ca/authority.pem`;

const run = (changes: Record<string, string>, ...command: string[]) =>
  compose(changes, "run", "--rm", "--no-deps", "--no-TTY", ...command);

const migrate = (changes: Record<string, string>) => {
  expect(run(changes, "secrets")).toMatchObject({ status: 0 });
  return run(changes, "migrate");
};

let untagImages: () => void;
beforeAll(async () => {
  folder = makeCertificates();
  mounts = path.join(folder, "mounts.json");
  const mounted = { volumes: [`${folder}:/ca:ro`] };
  const services = { migrate: mounted, api: mounted, backup: mounted };
  writeFileSync(mounts, JSON.stringify({ services }));
  untagImages = shareImages(project);
  const created = compose({}, "up", "--no-start", "--no-build", "api", "migrate");
  expect(created).toMatchObject({ status: 0 });
  postgres = await startTlsPostgres(`${project}_outside`, folder);
  postgres.sql("CREATE ROLE rows LOGIN PASSWORD 'secret'");
});
afterAll(() => {
  postgres.stop();
  compose({}, "--profile", "*", "down", "--volumes");
  rmSync(folder, { recursive: true });
  untagImages();
});

test("the stack connects over TLS with the API's own role, and runs no database container", () => {
  const up = compose({}, "up", "--detach", "--wait", "--no-build", "api");

  expect(up).toMatchObject({ status: 0 });
  expect(compose({}, "ps", "--all", "--services").said).not.toMatch(/^database$/m);
  expect(
    postgres.sql(
      "SELECT DISTINCT ssl, usename FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'ridgeline'",
    ),
  ).toBe("t|rows");
});

test("the external database can be backed up", () => {
  expect(run({}, "backup", "dump")).toMatchObject({ status: 0 });

  expect(readdirSync(path.join(folder, "backups"))).toEqual([
    expect.stringMatching(/^ridgeline-.*\.dump$/),
  ]);
});

test("a database with a certificate from another authority is refused", () => {
  const { status, said } = migrate({
    DATABASE_URL: urlOf("postgres").replace("authority.pem", "other.pem"),
  });

  expect(status).toBe(1);
  expect(said).toMatch(/certificate/);
});

type TlsPostgres = {
  sql: (text: string) => string;
  /** Removes the container. */
  stop: () => void;
};

/** Creates a folder with our own CA, its certificate for db.test, and an unrelated CA. */
function makeCertificates(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-certificates-"));
  const mount = `--volume=${folder}:/certificates`;
  docker("run", "--rm", "--network=none", "--entrypoint=bash", mount, "postgres:17", "-c", SCRIPT);
  return folder;
}

const SCRIPT = `
set -e
cd /certificates
new() { openssl req -x509 -newkey rsa:2048 -nodes -days 30 -subj "/CN=$1" -keyout "$1.key" -out "$1.pem" "\${@:2}"; }
new authority
new other
new server -addext subjectAltName=DNS:db.test -addext basicConstraints=critical,CA:FALSE -CA authority.pem -CAkey authority.key
chown 999:999 server.key
chmod 755 .
`;

/** A Postgres with TLS on that network, reachable by its certificate's name, db.test. */
async function startTlsPostgres(network: string, certificates: string): Promise<TlsPostgres> {
  const name = `${network}-postgres`;
  docker(
    ...["run", "-d", "--name", name, `--volume=${certificates}:/certificates:ro`],
    ...[`--network=${network}`, "--network-alias=db.test"],
    ...["--env=POSTGRES_PASSWORD=secret", "postgres:17", "postgres"],
    ...["-c", "ssl=on", "-c", "ssl_cert_file=/certificates/server.pem"],
    ...["-c", "ssl_key_file=/certificates/server.key"],
  );
  const sql = (text: string) =>
    docker("exec", name, "psql", "-U", "postgres", "-Atqc", text).trim();
  await until(() => docker("exec", name, "pg_isready", "-h", "db.test") !== "");
  return {
    sql,
    stop: () => void spawnSync("docker", ["rm", "-f", "-v", name]),
  };
}

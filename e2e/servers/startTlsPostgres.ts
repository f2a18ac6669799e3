import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { docker, until } from "./theStack";

export type TlsPostgres = {
  sql: (text: string) => string;
  /** Removes the container and the folder. */
  stop: () => void;
};

/** Creates a folder with our own CA, its certificate for db.test, and an unrelated CA. */
export function makeCertificates(): string {
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

/** A Postgres with TLS on that network, reachable by its certificate's name, db.test, and by another name, wrong.test. */
export async function startTlsPostgres(
  network: string,
  certificates: string,
): Promise<TlsPostgres> {
  const name = `${network}-postgres`;
  docker(
    ...["run", "-d", "--name", name, `--volume=${certificates}:/certificates:ro`],
    ...[`--network=${network}`, "--network-alias=db.test", "--network-alias=wrong.test"],
    ...["--env=POSTGRES_PASSWORD=secret", "postgres:17", "postgres"],
    ...["-c", "ssl_cert_file=/certificates/server.pem"],
    ...["-c", "ssl_key_file=/certificates/server.key"],
  );
  const sql = (text: string) =>
    docker("exec", name, "psql", "-U", "postgres", "-Atqc", text).trim();
  await until(() => docker("exec", name, "pg_isready", "-h", "db.test") !== "");
  // Not a command-line flag, since a test turns it off later.
  sql("ALTER SYSTEM SET ssl = on");
  sql("SELECT pg_reload_conf()");
  await until(() => sql("SHOW ssl") === "on");
  return {
    sql,
    stop: () => {
      spawnSync("docker", ["rm", "-f", "-v", name]);
      rmSync(certificates, { recursive: true });
    },
  };
}

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { backUp, fingerprint, folder, settings } from "../servers/backups";
import { tryMake } from "../servers/make";
import {
  compose,
  docker,
  dockerMeanwhile,
  isHealthy,
  logOf,
  makeFolder,
  psql,
  stackProject,
  until,
} from "../servers/theStack";

test("a backup that is damaged, from a newer version or not confirmed changes nothing, and only two are kept, and what the operator keeps", async () => {
  const own = "ridgeline-20260101T033000Z (before move).dump";
  writeFileSync(path.join(folder, own), "");
  const damaged = path.join(folder, "damaged.dump");
  writeFileSync(damaged, readFileSync(await backUp()).subarray(0, -2000));
  const whole = await backUp();
  psql("INSERT INTO migrations (name, batch, migration_time) VALUES ('999_later', 9, now())");
  const newer = await backUp();
  psql("DELETE FROM migrations WHERE name = '999_later'");
  const before = fingerprint();
  const restore = async (file: string, YES = "1") =>
    expect((await tryMake(`restore FILE=${file}`, { ...settings, YES })).said);

  (await restore(damaged)).toMatch(/is damaged/);
  (await restore(newer)).toMatch(/newer than this version/);
  (await restore(`${folder}/none.dump`)).toMatch(/There is no \S+none\.dump\. Which backup/);
  (await restore(whole, "")).toMatch("Nothing was changed.");
  expect(fingerprint()).toBe(before);
  const kept = [whole, newer].map((one) => path.basename(one));
  expect(readdirSync(folder).sort()).toEqual(["damaged.dump", own, ...kept]);
});

/** The backup container's settings from the compose file, as far as these tests need them. */
const container = (...flags: string[]) => [
  "run",
  "--init",
  `--network=${stackProject}_back`,
  "--tmpfs=/tmp",
  `--volume=${stackProject}_owner-secrets:/run/ridgeline:ro`,
  "--env=DATABASE_URL_FILE=/run/ridgeline/database-url",
  ...flags,
  `${stackProject}-backup`,
];

test("a backup is started if the last dump, or the first time the database, fits twice", () => {
  const backUpInto = (size: string, last: number) =>
    docker(
      ...container("--rm", `--tmpfs=/backups:size=${size}`, "--entrypoint=bash"),
      "-c",
      `truncate -s ${last} /backups/ridgeline-20260101T000000Z.dump
      exec bash /usr/local/lib/ridgeline/backup.sh dump`,
    );
  const tooLittle = /No backup: it may take \d+ bytes, but the backup folder has only \d+ free\./;

  expect(() => backUpInto("4m", 0)).toThrow(tooLittle);
  expect(() => backUpInto("4m", 3_000_000)).toThrow(tooLittle);
  expect(backUpInto("4m", 1_000_000)).toMatch(/^ridgeline-\w+\.dump$/);
});

test("concurrent backups wait for each other", async () => {
  const shared = makeFolder();
  const dump = () => dockerMeanwhile(...container("--rm", `--volume=${shared}:/backups`), "dump");

  await Promise.all([dump(), dump(), dump()]);

  expect(readdirSync(shared)).not.toEqual([]);
  for (const file of readdirSync(shared)) expect(file).toMatch(/^ridgeline-\w+\.dump$/);
});

test("the container makes the night's dump, once, whatever else is in the folder, and stops at once", async () => {
  const nights = makeFolder();
  const others = ["ridgeline-29990101T000000Z.dump", "ridgeline-before-move.dump"];
  for (const other of others) writeFileSync(path.join(nights, other), "");
  const name = `${stackProject}-nightly`;
  writeFileSync(path.join(nights, "ridgeline-20260101T000000Z.dump.unfinished"), "");
  docker(...container("--detach", `--name=${name}`, `--volume=${nights}:/backups`), "repeat");
  const dumps = () => logOf(name).match(/^ridgeline-\w+\.dump$/gm) ?? [];
  await until(() => dumps().length === 1);

  docker("restart", name);
  await until(() => docker("top", name).includes("sleep 600"));

  docker("stop", name);
  expect(docker("inspect", "-f", "{{.State.ExitCode}}", name)).toBe("0");
  expect(readdirSync(nights).sort()).toEqual([...dumps(), ...others]);
});

test("make status marks a stopped nginx", async () => {
  compose("stop", "web");

  const { said } = await tryMake("status", settings);

  compose("start", "web");
  expect(said).toMatch(/^containers +! web: Exited \(0\) .*: make up$/m);
  expect(said).toMatch(/^through nginx +! no page: nginx does not answer$/m);
  await until(isHealthy(`${stackProject}-web-1`));
});

test("make status says that requests cannot be stored", () => {
  const apply = (setting: string) =>
    psql(`ALTER ROLE ridgeline_api ${setting};
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = 'ridgeline_api'`);
  apply("SET default_transaction_read_only = on");

  try {
    const said = compose("exec", "-T", "api", "node", "services/api/dist/cli.js", "status");
    expect(said).toMatch(/^through nginx: ! requests cannot be stored: 503 /m);
  } finally {
    apply("RESET default_transaction_read_only");
  }
});

import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { backUp, fingerprint, folder, settings } from "../servers/backups";
import { tryMake } from "../servers/make";
import {
  call,
  callAsOwner,
  dockerMeanwhile,
  MOST_OUTPUT,
  postQuote,
  psql,
  stackProject,
} from "../servers/theStack";
import { underLoad } from "../servers/underLoad";

/** A message that no channel of this stack sends, and one that was sent. */
const WAITING = `INSERT INTO outbox (kind, channel, quote_request_id, sent_at)
  SELECT 'quote-request', 'email', max(id), sent FROM quote_requests, unnest(ARRAY[NULL, now()]) AS sent GROUP BY sent`;

const database = `${stackProject}-database-1`;

/** Locks what a dump locks, until somebody else has waited for it in vain. */
const READ_SLOWLY = `BEGIN; LOCK TABLE services, outbox IN ACCESS SHARE MODE;
  DO 'BEGIN
    WHILE NOT EXISTS (SELECT FROM pg_locks WHERE NOT granted AND relation IN (''services''::regclass, ''outbox''::regclass))
    LOOP PERFORM pg_sleep(0.1); END LOOP;
    PERFORM pg_sleep(2);
  END'`;

const dumped = (file: string) =>
  execFileSync("docker", ["exec", "-i", database, "pg_restore", "--file=-"], {
    input: readFileSync(file),
    encoding: "utf8",
    maxBuffer: MOST_OUTPUT,
  });

test("a restore brings back rows, checksums and sequences, holds back pending messages, and the pages stay up", async () => {
  await postQuote();
  psql(WAITING);
  psql("INSERT INTO rate_limits VALUES ('quote:198.51.100.7', 1, 9e12)");
  const before = fingerprint();
  const file = await backUp();
  const modes = [folder, file].map((one) => (statSync(one).mode & 0o777).toString(8));
  expect(modes).toEqual(["700", "600"]);
  expect(dumped(file)).not.toContain("198.51.100.7");
  await postQuote();
  psql("DELETE FROM services");
  expect(fingerprint()).not.toBe(before);
  let said = "";
  const reading = dockerMeanwhile("exec", database, "psql", "-U", "ridgeline", "-c", READ_SLOWLY);
  const started = performance.now();

  const { failures } = await underLoad([() => call("/")], 1, 100, async () => {
    ({ said } = await tryMake(`restore FILE=${file} YES=1`, settings));
  });

  const milliseconds = performance.now() - started;
  expect(said).toMatch(/^Waiting for .*such as a backup[^]*the API is healthy/m);
  await reading;
  expect(fingerprint()).toBe(before);
  expect((await callAsOwner("/api/admin/services")).status).toBe(200);
  expect(said).toContain("Messages that had not been sent then: 1.");
  expect(psql("SELECT sent_at IS NULL, failed_at IS NULL FROM outbox ORDER BY sent_at")).toBe(
    "f|t\nt|f",
  );
  psql("DELETE FROM outbox");
  expect((await postQuote()).status).toBe(201);
  expect(failures).toEqual([]);
  expect(milliseconds).toBeLessThan(75_000);
});

test("make status reports the state of the stack, and fails if anything needs attention", async () => {
  const newest = path.basename(await backUp());

  const { code, said } = await tryMake("status", settings);

  for (const line of [
    /^containers +all running$/m,
    /^version +tested \(this checkout is \S+\)$/m,
    /^images +at most \d+ days old$/m,
    /^certificate +none, since DOMAIN or ACME_EMAIL is not set$/m,
    new RegExp(`^last backup +${newest}, \\d+ bytes$`, "m"),
    /^through nginx +pages, lists and requests work$/m,
    /^disk +\d+ % free$/m,
  ]) {
    expect(said).toMatch(line);
  }
  expect(code).toBe(2);
});

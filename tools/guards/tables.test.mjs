// A table belongs to one feature, and only the files listed here name it; other features get a function (decision 016).
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../buildSteps.mjs";

const source = "services/api/src";
const content = ["features/content/contentRepository.ts", "features/content/contentStore.ts"];
const media = ["features/media/photoRepository.ts"];
const deliveries = "features/notifications/outbox/deliveryRepository.ts";
const store = "features/quoteRequests/storeQuoteRequest.ts";

/** @type {Record<string, string[]>} */
const owners = {
  ...Object.fromEntries(contentTables().map((table) => [table, content])),
  starter_content: content,
  photos: media,
  photo_variants: media,
  quote_requests: ["features/quoteRequests/quoteRequestRepository.ts", store],
  outbox: [
    "features/notifications/outbox/outboxRepository.ts",
    "features/notifications/outbox/operatorRepository.ts",
    deliveries,
    "features/notifications/outbox/queueRepository.ts",
    store,
  ],
  channel_deliveries: [deliveries],
  offsite_backup: ["features/offsiteBackup/offsiteBackupRepository.ts"],
  push_devices: [
    "features/notifications/push/pushDeviceRepository.ts",
    "features/notifications/outbox/queueRepository.ts",
    store,
  ],
  rate_limits: ["database/rateLimiter.ts", store],
};

test("every table has an owner", () => {
  const migrations = readdirSync(join(root, "db/migrations")).map((file) =>
    readFileSync(join(root, "db/migrations", file), "utf8"),
  );
  const created = [...migrations.join("\n").matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g)];

  assert.deepEqual(created.map(([, name]) => name).sort(), Object.keys(owners).sort());
});

test("only its owner names a table", () => {
  const files = readdirSync(join(root, source), { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );

  const strangers = files.flatMap((file) =>
    tablesIn(readFileSync(join(root, source, file), "utf8"))
      .filter((table) => !owners[table]?.includes(file))
      .map((table) => `${file}: ${table}`),
  );

  assert.deepEqual(strangers, []);
});

test("a table is found in SQL and in knex calls", () => {
  const code =
    'database("photoVariants"); raw(`SELECT 1 FROM outbox`); trx.into("services"); from("./photos");';

  assert.deepEqual(tablesIn(code), ["services", "photo_variants", "outbox"]);
});

/** A content kind's path names its table: "service-areas" is service_areas. */
function contentTables() {
  const folder = join(root, "contract/src");
  return readdirSync(folder).flatMap((file) => {
    const [, path] = /^  path: "([\w-]+)",$/m.exec(readFileSync(join(folder, file), "utf8")) ?? [];
    return path === undefined ? [] : [path.replaceAll("-", "_")];
  });
}

/** @param {string} code */
function tablesIn(code) {
  return Object.keys(owners).filter((table) => {
    const camel = table.replace(/_(\w)/g, (_, letter) => String(letter).toUpperCase());
    const call = `(?:\\w+)\\(\\s*["'\`](?:${table}|${camel})["'\`]`;
    const sql = `\\b(?:FROM|INTO|UPDATE|JOIN|TABLE|ONLY)\\s+"?${table}\\b`;
    return new RegExp(`${call}|${sql}|tableName: "${table}"`).test(code);
  });
}

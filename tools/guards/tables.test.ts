// A table belongs to one feature, and only the files listed here name it; other features get a function (decision 016).
import { listFiles, read } from "./repository";

const source = "services/api/src/";
const content = ["content/contentRepository.ts", "content/contentStore.ts"];
const media = ["media/photoRepository.ts"];
const deliveries = "notifications/outboxRepository.ts";
const store = "quoteRequests/storeQuoteRequest.ts";

const owners: Record<string, string[]> = {
  ...Object.fromEntries(contentTables().map((table) => [table, content])),
  starter_content: content,
  business: ["business/businessRepository.ts"],
  photos: media,
  photo_variants: media,
  quote_requests: ["quoteRequests/quoteRequestRepository.ts", store],
  outbox: [
    "notifications/outboxRepository.ts",
    "notifications/operatorRepository.ts",
    deliveries,
    "notifications/outboxRepository.ts",
    store,
  ],
  channel_deliveries: [deliveries],
  offsite_backup: ["notifications/offsiteBackupRepository.ts"],
  push_devices: [
    "notifications/pushDeviceRepository.ts",
    "notifications/outboxRepository.ts",
    store,
  ],
  rate_limits: ["database/rateLimiter.ts", store],
};

test("every table has an owner", () => {
  const migrations = listFiles("db/migrations").map(read).join("\n");
  const created = [...migrations.matchAll(/CREATE (?:UNLOGGED )?TABLE (\w+)/g)];

  expect(created.map(([, name]) => name).sort()).toEqual(Object.keys(owners).sort());
});

test("only its owner names a table", () => {
  const files = listFiles(source).filter((file) => /(?<!\.test)\.ts$/.test(file));

  const strangers = files.flatMap((file) =>
    tablesIn(read(file))
      .filter((table) => !owners[table]?.includes(file.slice(source.length)))
      .map((table) => `${file}: ${table}`),
  );

  expect(strangers).toEqual([]);
});

test("a table is found in SQL and in knex calls", () => {
  const code =
    'database("photoVariants"); raw(`SELECT 1 FROM outbox`); trx.into("services"); from("./photos");';

  expect(tablesIn(code)).toEqual(["services", "photo_variants", "outbox"]);
});

/** A content kind's path names its table: "service-areas" is service_areas. */
function contentTables(): string[] {
  return listFiles("contract/src").flatMap((file) => {
    const [, path] = /^  path: "([\w-]+)",$/m.exec(read(file)) ?? [];
    return path === undefined ? [] : [path.replaceAll("-", "_")];
  });
}

function tablesIn(code: string): string[] {
  return Object.keys(owners).filter((table) => {
    const camel = table.replace(/_(\w)/g, (_, letter) => String(letter).toUpperCase());
    const call = `(?:\\w+)\\(\\s*["'\`](?:${table}|${camel})["'\`]`;
    const sql = `\\b(?:FROM|INTO|UPDATE|JOIN|TABLE|ONLY)\\s+"?${table}\\b`;
    return new RegExp(`${call}|${sql}|tableName: "${table}"`).test(code);
  });
}

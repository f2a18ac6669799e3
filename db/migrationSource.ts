import type { Knex } from "knex";
import * as content from "./migrations/001_content";
import * as quoteRequests from "./migrations/002_quote_requests";
import * as rateLimits from "./migrations/003_rate_limits";
import * as outbox from "./migrations/004_outbox";
import * as photos from "./migrations/005_photos";
import * as starterContent from "./migrations/006_starter_content";
import * as deliveries from "./migrations/007_deliveries";
import * as pushDevices from "./migrations/008_push_devices";
import * as offsiteBackup from "./migrations/009_offsite_backup";
import * as business from "./migrations/010_business";
import * as digests from "./migrations/011_digests";
import * as deviceTokens from "./migrations/012_device_tokens";
import * as sampleProjects from "./migrations/013_sample_projects";

type Step = { name: string; up: (knex: Knex) => Promise<void> };

/** Every migration, oldest first. Names have no file extension: knex stores them, and .ts becomes .js. */
export const migrations: readonly Step[] = [
  { name: "001_content", ...content },
  { name: "002_quote_requests", ...quoteRequests },
  { name: "003_rate_limits", ...rateLimits },
  { name: "004_outbox", ...outbox },
  { name: "005_photos", ...photos },
  { name: "006_starter_content", ...starterContent },
  { name: "007_deliveries", ...deliveries },
  { name: "008_push_devices", ...pushDevices },
  { name: "009_offsite_backup", ...offsiteBackup },
  { name: "010_business", ...business },
  { name: "011_digests", ...digests },
  { name: "012_device_tokens", ...deviceTokens },
  { name: "013_sample_projects", ...sampleProjects },
];

/** For knex. Forward only: a mistake is fixed by the next migration. */
export const migrationSource: Knex.MigrationSource<Step> = {
  getMigrations: () => Promise.resolve([...migrations]),
  getMigrationName: (step) => step.name,
  getMigration: (step) =>
    Promise.resolve({
      up: step.up,
      down: () => Promise.reject(new Error("Migrations go forward only")),
    }),
};

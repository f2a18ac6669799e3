import { chmod, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { readAdminTokens } from "../config/readConfig";
import { readDatabaseUrl } from "../config/readDatabaseUrl";
import { keepSecret, makePushKey } from "../config/readSecret";
import { runCommand } from "../process/runProcess";

const vault = process.env["SECRETS_DIR"] ?? "/run/ridgeline";
const published = process.env["PUBLISHED_DIR"] ?? "/run/published";

/** The secrets that a backup restores, and where each is generated otherwise. */
const KEPT: Readonly<Record<string, string>> = {
  "admin-token": "made-admin-token",
  "push-key": "made-push-key",
};

/**
 * The secrets of the compose stack. `make` takes them from the environment if set, otherwise from the vault, a volume that
 * only this command uses, where each is generated once. Then it publishes to each container's volume only the secrets that
 * the container needs. `token` prints the admin token, `renew` replaces it. `keep` stores a secret from a backup, read from
 * standard input.
 */
await runCommand(async () => {
  const [action, name] = process.argv.slice(2);
  if (action === "token") return printToken();
  if (action === "make") return makeSecrets();
  if (action === "renew") return renewToken();
  const file = name === undefined ? undefined : KEPT[name];
  if (action === "keep" && file !== undefined) return keepFromInput(file);
  throw new Error("Usage: secrets make|token|renew|keep admin-token|keep push-key");
});

async function printToken(): Promise<void> {
  const token = await readFile(join(published, "api", "admin-token"), "utf8").catch(() => {
    throw new Error("There is no admin token yet: the first start of the stack generates it.");
  });
  process.stdout.write(token);
}

async function makeSecrets(): Promise<void> {
  const superuserPassword = await choose("DATABASE_PASSWORD", "made-database-password");
  const token = await choose("ADMIN_TOKEN", "made-admin-token");
  const pushKey = await choose("VAPID_PRIVATE_KEY", "made-push-key", makePushKey);
  const { unusable } = readAdminTokens(token);
  if (unusable.length > 0) throw new Error(unusable.join("\n"));
  const { ownerUrl, apiUrl } = await chooseUrls();
  await publish("api", { "admin-token": token, "push-key": pushKey, "database-url": apiUrl });
  await publish("owner", { "database-url": ownerUrl, "database-api-url": apiUrl });
  await publish("database", {
    "database-password": superuserPassword,
    "database-superuser-url": toUrl("ridgeline", superuserPassword),
  });
}

async function choose(variable: string, file: string, make?: () => string): Promise<string> {
  const made = await keepSecret(join(vault, file), make);
  const set = process.env[variable];
  return set === undefined || set === "" ? made : set;
}

/** The URLs of an external Postgres, as its operator set them up; it may have only one role. */
async function chooseUrls(): Promise<{ ownerUrl: string; apiUrl: string }> {
  const external = readDatabaseUrl(process.env);
  if (external !== undefined) {
    const apiUrl = readDatabaseUrl(process.env, "DATABASE_API_URL") ?? external;
    return { ownerUrl: external, apiUrl };
  }
  return {
    ownerUrl: toUrl("ridgeline_owner", await keepSecret(join(vault, "made-owner-password"))),
    apiUrl: toUrl("ridgeline_api", await keepSecret(join(vault, "made-api-password"))),
  };
}

function toUrl(role: string, password: string): string {
  return `postgres://${role}:${encodeURIComponent(password)}@database:5432/ridgeline`;
}

/** Replaces the file atomically. Any user of the containers that mount this volume may read it. */
async function publish(volume: string, secrets: Record<string, string>): Promise<void> {
  for (const [name, secret] of Object.entries(secrets)) {
    const file = join(published, volume, name);
    const unfinished = `${file}.new`;
    await rm(unfinished, { force: true });
    await writeFile(unfinished, `${secret}\n`);
    await chmod(unfinished, 0o444);
    await rename(unfinished, file);
  }
}

/** The API reads it at startup. */
async function renewToken(): Promise<void> {
  if (process.env["ADMIN_TOKEN"]) {
    throw new Error(
      "ADMIN_TOKEN is set in .env: change it there, then make up. Nothing was changed.",
    );
  }
  const file = join(vault, "made-admin-token");
  await rm(file, { force: true });
  await publish("api", { "admin-token": await keepSecret(file) });
}

/** The next `make` publishes it, unless the environment sets a different one. */
async function keepFromInput(file: string): Promise<void> {
  const secret = (await text(process.stdin)).trim();
  if (secret === "") throw new Error("The secret is empty.");
  await rm(join(vault, file), { force: true });
  await keepSecret(join(vault, file), () => secret);
}

import { chmod, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { readAdminTokens } from "../config/readConfig";
import { decodeText, readOrCreateSecret, replaceSecret } from "../config/readSecret";
import { readSettings, refuseMistakes } from "../config/settings";
import { makePushKey } from "../notifications/push";

const vault = process.env["SECRETS_DIR"] ?? "/run/ridgeline";
const published = process.env["PUBLISHED_DIR"] ?? "/run/published";

export async function printToken(): Promise<void> {
  const token = await readFile(join(published, "api", "admin-token"), "utf8").catch(() => {
    throw new Error("There is no admin token yet: the first start of the stack generates it.");
  });
  process.stdout.write(token);
}

/**
 * Takes the secrets of the compose stack from the environment if set, otherwise from the vault, a volume that only this
 * command uses, where each is generated once. Then it publishes to each container's volume only what the container needs.
 */
export async function makeSecrets(): Promise<void> {
  const superuserPassword = await readOrCreateSecret(join(vault, "made-database-password"));
  const pushKey = await readOrCreateSecret(join(vault, "made-push-key"), makePushKey);
  const { ADMIN_TOKEN } = readSettings(process.env);
  const token = ADMIN_TOKEN ?? (await readOrCreateSecret(join(vault, "made-admin-token")));
  refuseMistakes(readAdminTokens(token).unusable);
  const { ownerUrl, apiUrl } = await chooseUrls();
  await publish("api", { "admin-token": token, "push-key": pushKey, "database-url": apiUrl });
  await publish("owner", { "database-url": ownerUrl, "database-api-url": apiUrl });
  await publish("database", {
    "database-password": superuserPassword,
    "database-superuser-url": toUrl("ridgeline", superuserPassword),
  });
}

/** The URLs of an external Postgres, as its operator set them up; it may have only one role. */
async function chooseUrls(): Promise<{ ownerUrl: string; apiUrl: string }> {
  const { DATABASE_URL: ownerUrl, DATABASE_API_URL: apiUrl } = readSettings(process.env);
  if (ownerUrl !== undefined) return { ownerUrl, apiUrl: apiUrl ?? ownerUrl };
  return {
    ownerUrl: toUrl(
      "ridgeline_owner",
      await readOrCreateSecret(join(vault, "made-owner-password")),
    ),
    apiUrl: toUrl("ridgeline_api", await readOrCreateSecret(join(vault, "made-api-password"))),
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

/** Replaces the admin token. The API reads it at startup. */
export async function renewToken(): Promise<void> {
  if (process.env["ADMIN_TOKEN"]) {
    throw new Error(
      "ADMIN_TOKEN is set in .env: change it there, then make up. Nothing was changed.",
    );
  }
  const file = join(vault, "made-admin-token");
  await replaceSecret(file);
  await publish("api", { "admin-token": await readOrCreateSecret(file) });
}

/**
 * Stores a secret from a backup, read from standard input. The next `secrets make` publishes it, unless the environment sets
 * a different one.
 */
export async function keepFromInput(file: "made-admin-token" | "made-push-key"): Promise<void> {
  const secret = decodeText(await buffer(process.stdin), "The secret").trim();
  if (secret === "") throw new Error("The secret is empty.");
  await replaceSecret(join(vault, file), secret);
}

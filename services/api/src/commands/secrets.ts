import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { readAdminTokens } from "../config/readConfig";
import { decodeText, makePassword, publishSecret, readKnownSecret } from "../config/readSecret";
import { readSettings, refuseMistakes, type Settings } from "../config/settings";
import { makePushKey } from "../notifications/push";

const published = process.env["PUBLISHED_DIR"] ?? "/run/published";
const TOKEN = "api/admin-token";

export async function printToken(): Promise<void> {
  const token = await read(TOKEN);
  if (!token)
    throw new Error("There is no admin token yet: the first start of the stack generates it.");
  process.stdout.write(`${token}\n`);
}

/**
 * Publishes the secrets of the compose stack, to each container's volume only what the container needs. They come from the
 * environment if set, otherwise from where they are published; what is nowhere is generated.
 */
export async function makeSecrets(): Promise<void> {
  const settings = readSettings(process.env);
  const token = settings.ADMIN_TOKEN ?? (await read(TOKEN)) ?? makePassword();
  refuseMistakes(readAdminTokens(token).unusable);
  const pushKey = (await read("api/push-key")) ?? makePushKey();
  const { ownerUrl, apiUrl } = await chooseUrls(settings);
  await publish("owner/database-api-url", apiUrl);
  await publish("owner/database-url", ownerUrl);
  await publish("api/database-url", apiUrl);
  await publish("api/push-key", pushKey);
  await publish(TOKEN, token);
}

/** The URLs of an external Postgres, as its operator set them up; it may have only one role. */
async function chooseUrls(settings: Settings): Promise<{ ownerUrl: string; apiUrl: string }> {
  const { DATABASE_URL: ownerUrl, DATABASE_API_URL: apiUrl, STACK = "" } = settings;
  if (ownerUrl !== undefined) return { ownerUrl, apiUrl: apiUrl ?? ownerUrl };
  const urlOf = (role: string, ...known: (string | undefined)[]) => {
    const kept = known.flatMap((url = "") => {
      const [, name, generated = ""] = /^postgres:\/\/(\w+):([\da-f]{48})@/.exec(url) ?? [];
      return name === role ? generated : [];
    });
    return `postgres://${role}:${kept[0] ?? makePassword()}@database-of-${STACK}:5432/ridgeline`;
  };
  const [ofApi, copy] = [await read("api/database-url"), await read("owner/database-api-url")];
  return {
    ownerUrl: urlOf("ridgeline_owner", await read("owner/database-url")),
    apiUrl: urlOf("ridgeline_api", ofApi, copy),
  };
}

/** What is published there; a file that a full disk has left empty counts as none. */
async function read(file: string): Promise<string | undefined> {
  const known = await readKnownSecret(join(published, file));
  return known === "" ? undefined : known;
}

/** On a full disk what has not changed needs no room. */
async function publish(file: string, secret: string): Promise<void> {
  if ((await read(file)) !== secret) await publishSecret(join(published, file), secret);
}

/** Replaces the admin token. The API reads it at startup. */
export async function renewToken(): Promise<void> {
  if (process.env["ADMIN_TOKEN"]) {
    throw new Error(
      "ADMIN_TOKEN is set in .env: change it there, then make up. Nothing was changed.",
    );
  }
  await publish(TOKEN, makePassword());
}

/** Publishes a secret from a backup, read from standard input; the environment may set a different one. */
export async function keepFromInput(name: "admin-token" | "push-key"): Promise<void> {
  const secret = decodeText(await buffer(process.stdin), "The secret").trim();
  if (secret === "") throw new Error("The secret is empty.");
  await publish(`api/${name}`, secret);
}

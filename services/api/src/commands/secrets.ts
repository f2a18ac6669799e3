import { chmod, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { keepSecret, makePushKey } from "../config/readSecret";
import { readAdminTokens } from "../config/readAdminTokens";
import { readDatabaseUrl } from "../config/readDatabaseUrl";
import { runCommand } from "../process/runProcess";

const directory = process.env["SECRETS_DIR"] ?? "/run/ridgeline";
const path = (name: string) => join(directory, name);

/** What a backup of the site brings along, and where it is generated otherwise. */
const KEPT: Readonly<Record<string, string>> = {
  "admin-token": "made-admin-token",
  "push-key": "made-push-key",
};

/**
 * The secrets of the compose stack, in a volume that only its containers can read. `make` writes the admin token, the
 * database password and its URL, and the key for push messages: from the environment if set, otherwise generated once.
 * `token` prints the admin token. `keep` takes one that a backup brings back from standard input.
 */
await runCommand(async () => {
  const [action, name] = process.argv.slice(2);
  if (action === "token") return printToken();
  if (action === "make") return makeSecrets();
  const file = name === undefined ? undefined : KEPT[name];
  if (action === "keep" && file !== undefined) return keepFromInput(file);
  throw new Error("Usage: secrets make|token|keep admin-token|keep push-key");
});

/** The next `make` publishes it, unless the environment sets another. */
async function keepFromInput(file: string): Promise<void> {
  const secret = (await text(process.stdin)).trim();
  if (secret === "") throw new Error("The secret is empty.");
  await rm(path(file), { force: true });
  await keepSecret(path(file), () => secret);
}

async function makeSecrets(): Promise<void> {
  const password = await choose("DATABASE_PASSWORD", "made-database-password");
  const token = await choose("ADMIN_TOKEN", "made-admin-token");
  const pushKey = await choose("VAPID_PRIVATE_KEY", "made-push-key", makePushKey);
  const { unusable } = readAdminTokens(token);
  if (unusable.length > 0) throw new Error(unusable.join("\n"));
  await publish("admin-token", token);
  await publish("database-password", password);
  await publish("push-key", pushKey);
  await publish(
    "database-url",
    readDatabaseUrl(process.env) ??
      `postgres://ridgeline:${encodeURIComponent(password)}@database:5432/ridgeline`,
  );
}

async function printToken(): Promise<void> {
  process.stdout.write(await readFile(path("admin-token"), "utf8"));
}

async function choose(variable: string, file: string, make?: () => string): Promise<string> {
  const made = await keepSecret(path(file), make);
  const set = process.env[variable];
  return set === undefined || set === "" ? made : set;
}

/** Replaced atomically. Readable by the users of the other containers; the volume is mounted nowhere else. */
async function publish(name: string, secret: string): Promise<void> {
  const unfinished = path(`${name}.new`);
  await rm(unfinished, { force: true });
  await writeFile(unfinished, `${secret}\n`);
  await chmod(unfinished, 0o444);
  await rename(unfinished, path(name));
}

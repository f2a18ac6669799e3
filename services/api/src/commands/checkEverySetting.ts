import { findWebhookMistakes, readAdminTokens } from "../config/readConfig";
import type { Environment } from "../config/readSecret";
import { checkSettings, isPublicSetting, refuseMistakes, type Settings } from "../config/settings";
import { toPrintable } from "../process/print";

/** Generated at the first start: their files may not exist yet. */
const generated = ["ADMIN_TOKEN", "DATABASE_URL", "DATABASE_API_URL", "VAPID_PRIVATE_KEY"];
const noFiles = Object.fromEntries(generated.map((name) => [`${name}_FILE`, undefined]));

/** restic reads them, and the storage that it uses. */
const FOR_RESTIC = /^(AWS|B2|AZURE|RESTIC|GOOGLE|RCLONE|OS|ST)_/;

/** Checks every setting of the stack without starting anything: one sentence for each mistake, exit code 1. */
export function checkEverySetting(environment: Environment): void {
  for (const name of (environment["DOTENV_NAMES"] ?? "").split(/\s+/).filter(Boolean)) {
    if (isPublicSetting(name) || FOR_RESTIC.test(name)) continue;
    warn(`.env sets ${name}, which is not a setting: see .env.example`);
  }
  const { values, mistakes } = checkSettings({ ...environment, ...noFiles });
  if (mistakes.length === 0) warnAboutMailPort(values);
  const { unusable, weak } = readAdminTokens(values.ADMIN_TOKEN);
  refuseMistakes([
    ...mistakes,
    ...unusable,
    ...weak,
    ...findComposeMistakes(environment),
    ...findAddressMistakes(values),
    ...findCertificateMistakes(values),
    ...findWebhookMistakes(values),
    ...findBackupMistakes(values),
  ]);
  const { RESTIC_REPOSITORY, COMPOSE_PROFILES = "" } = values;
  if (RESTIC_REPOSITORY !== undefined && !COMPOSE_PROFILES.split(",").includes("backup"))
    warn("RESTIC_REPOSITORY is set, but without COMPOSE_PROFILES=backup nothing is copied there");
  // A router may map it.
  if (values.ACME_EMAIL !== undefined && !/(^|:)80$/.test(values.HTTP_PORT)) {
    warn(`the certificate authority visits port 80, but HTTP_PORT is ${values.HTTP_PORT}`);
  }
}

/** Only a warning, since a relay may use any port. */
function warnAboutMailPort({ SMTP_URL }: Settings): void {
  if (SMTP_URL === undefined) return;
  const { protocol, port } = new URL(SMTP_URL);
  if (!["smtp: 465", "smtps: 587"].includes(`${protocol} ${port}`)) return;
  warn("SMTP_URL: smtps:// goes with port 465, and smtp:// with port 587");
}

function warn(text: string): void {
  process.stderr.write(`${toPrintable(`Warning: ${text}`)}\n`);
}

/** With COMPOSE_FILE, Compose no longer reads the operator's own file by itself. */
function findComposeMistakes(environment: Environment): string[] {
  const { COMPOSE_FILE: files, OVERRIDE: override } = environment;
  if (!files || !override) return [];
  if (files.split(":").some((file) => file.endsWith(override))) return [];
  return [`COMPOSE_FILE: leaves out ${override}; add :${override} at its end, or rename that file`];
}

/** In a container. */
const ITSELF = /^(localhost|127\.[\d.]+|\[::1?\]|0\.0\.0\.0)$/i;

/** What psql knows as well as Node: each reads the same address. */
const FOR_BOTH = /^(sslmode|sslrootcert|sslcert|sslkey|application_name|options|connect_timeout)$/;

function findAddressMistakes(values: Settings): string[] {
  const databases = ["DATABASE_URL", "DATABASE_API_URL"] as const;
  const others = ["SMTP_URL", "WEBHOOK_URL", "ACME_SERVER", "RESTIC_REPOSITORY"] as const;
  if (values.DATABASE_API_URL !== undefined && values.DATABASE_URL === undefined)
    return ["DATABASE_URL: Required when DATABASE_API_URL is set"];
  return [...databases, ...others].flatMap((name) => {
    const address = values[name]?.replace(/^rest:/, "").replace(/^sftp:(\/\/)?/, "sftp://");
    if (address === undefined || !URL.canParse(address)) return [];
    const { hostname, searchParams } = new URL(address);
    if (ITSELF.test(hostname)) {
      return `${name}: ${hostname} is the container itself; this machine is 172.17.0.1, if the program there listens on that address`;
    }
    if (name !== "DATABASE_URL" && name !== "DATABASE_API_URL") return [];
    const unknown = [...searchParams.keys()].find((key) => !FOR_BOTH.test(key));
    if (unknown !== undefined) return `${name}: leave out ${unknown}, which psql or Node refuses`;
    const { sslmode = "disable", sslrootcert = "/" } = Object.fromEntries(searchParams);
    if (!/^(disable|verify-full)$/.test(sslmode)) {
      return `${name}: sslmode=${sslmode} is not the same for psql and Node; use verify-full, with sslrootcert=FILE if the authority is not public, or disable`;
    }
    return sslrootcert.startsWith("/") ? [] : `${name}: sslrootcert is not the path of a file`;
  });
}

function findCertificateMistakes(values: Settings): string[] {
  const { DOMAIN, ACME_EMAIL, HTTP_PORT, HTTPS_PORT, TRUSTED_PROXY } = values;
  if (HTTP_PORT === HTTPS_PORT) return ["HTTPS_PORT: is HTTP_PORT, too"];
  if (ACME_EMAIL !== undefined) {
    if (DOMAIN === undefined) return ["DOMAIN: Required when ACME_EMAIL is set"];
    const unknown = DOMAIN.split(",").find((name) => !/\.[a-z][^.]*$/i.test(name.trim()));
    if (unknown !== undefined) return [`DOMAIN: nobody gives ${unknown} a certificate`];
    return HTTPS_PORT === undefined ? ["HTTPS_PORT: Required when ACME_EMAIL is set"] : [];
  }
  const isMissing = DOMAIN !== undefined && TRUSTED_PROXY === undefined;
  return isMissing ? ["ACME_EMAIL: Required when DOMAIN is set, unless TRUSTED_PROXY is"] : [];
}

function findBackupMistakes(values: Settings): string[] {
  const { RESTIC_REPOSITORY: target = "", BACKUP_MOUNT: mount, BACKUP_SSH_KEY: key } = values;
  if (target.startsWith("sftp:") && key === undefined) {
    return ["BACKUP_SSH_KEY: Required when RESTIC_REPOSITORY begins with sftp:"];
  }
  if (!target.startsWith("/")) return [];
  if (mount === undefined) {
    return ["BACKUP_MOUNT: Required when RESTIC_REPOSITORY is a folder; set it to the same path"];
  }
  const isInside = `${target}/`.startsWith(`${mount.replace(/\/$/, "")}/`);
  return isInside ? [] : ["RESTIC_REPOSITORY: expected a folder in BACKUP_MOUNT, or the same"];
}

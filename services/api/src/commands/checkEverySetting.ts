import { findWebhookMistakes, readAdminTokens } from "../config/readConfig";
import {
  checkSettings,
  type Environment,
  isPublicSetting,
  refuseMistakes,
  type Settings,
} from "../config/settings";
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
    ...findCertificateMistakes(values),
    ...findWebhookMistakes(values),
    ...findBackupMistakes(values),
  ]);
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

function findCertificateMistakes(values: Settings): string[] {
  const { DOMAIN, ACME_EMAIL, HTTPS_PORT, TRUSTED_PROXY } = values;
  if (ACME_EMAIL !== undefined) {
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

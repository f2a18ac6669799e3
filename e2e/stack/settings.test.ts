import { spawnSync } from "node:child_process";
import path from "node:path";

const DEPLOY = path.join(__dirname, "../../deploy");

test.each([
  [
    "backup.sh",
    { BACKUP_KEEP: "0" },
    "BACKUP_KEEP: expected a whole number from 1 to 10000, received '0'",
  ],
  [
    "backup.sh",
    { BACKUP_AT: "25:00" },
    "BACKUP_AT: expected a time from 00:00 to 23:59, received '25:00'",
  ],
  [
    "certificates.sh",
    { CERTIFICATE_RENEW_SECONDS: "daily" },
    "CERTIFICATE_RENEW_SECONDS: expected a whole number from 1 to 2592000, received 'daily'",
  ],
  [
    "certificates.sh",
    { CERTIFICATE_RETRY_SECONDS: "0" },
    "CERTIFICATE_RETRY_SECONDS: expected a whole number from 1 to 3600, received '0'",
  ],
  ["certificates.sh", { DOMAIN: "a.example" }, "ACME_EMAIL: Required when DOMAIN is set"],
  [
    "certificates.sh",
    { DOMAIN: "a.example", ACME_EMAIL: "the owner" },
    "ACME_EMAIL: 'the owner' is not an e-mail address",
  ],
])("%s refuses %j with one sentence", (script, settings, sentence) => {
  const { status, stderr } = spawnSync("bash", [path.join(DEPLOY, script)], {
    env: { PATH: process.env["PATH"], ...settings },
    encoding: "utf8",
  });

  expect(stderr).toBe(`${sentence}\n`);
  expect(status).toBe(1);
});

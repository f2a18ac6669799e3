/**
 * The certificate with which nginx serves HTTPS itself, as it sees it (deploy/nginx/start.sh): `endsAt` is empty if there is
 * none, `missing` are the site's names that it does not cover, separated by spaces.
 */
export type Certificate = { endsAt: string; missing: string };

/** Null if the site needs none of its own. Rejects if nginx does not answer. */
export async function readCertificate(nginx: string): Promise<Certificate | null> {
  const answer = await fetch(`${nginx}/nginx/certificate`, { signal: AbortSignal.timeout(1500) });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return (await answer.json()) as Certificate | null; // what start.sh writes
}

/** Let's Encrypt's are renewed 30 days before they end: with fewer than this, that has failed for days. */
const MIN_DAYS = 20;
const DAY = 24 * 60 * 60 * 1000;

/** What is wrong with it, as a sentence. */
export function findCertificateProblem({ endsAt, missing }: Certificate): string | null {
  const [first = ""] = missing.split(" ");
  if (endsAt === "") return `${first} has no certificate: the site is served without encryption.`;
  const left = Date.parse(endsAt) - Date.now();
  const format = { dateStyle: "medium", timeZone: "UTC" } as const;
  const day = new Date(endsAt).toLocaleDateString("en-US", format);
  if (left <= 0)
    return `The certificate expired on ${day}: browsers refuse the site, or show it without encryption.`;
  if (left < MIN_DAYS * DAY) return `The certificate expires on ${day}, and has not been renewed.`;
  if (missing === "") return null;
  return `The certificate does not cover ${missing}, or cannot be used: served without encryption.`;
}

/** The same for the owner, who is not told if nginx does not answer: that has other signs. */
export async function watchCertificate(nginx: string | undefined): Promise<string | null> {
  const certificate = nginx === undefined ? null : await readCertificate(nginx).catch(() => null);
  return certificate && findCertificateProblem(certificate);
}

import tls, { type PeerCertificate } from "node:tls";
import type { Https } from "../config/readConfig";

/** With less than this share of its lifetime left, a renewal has failed for days: it is due when a third is left. */
const MIN_SHARE = 1 / 5;

type Finding = { endsAt: Date } | { problem: string };

/**
 * What a browser finds when it opens the site: the day on which the first certificate ends, or what is wrong, a sentence for each
 * name. Rejects if nginx does not answer.
 */
export async function examineCertificates({ host, port, names }: Https): Promise<Finding> {
  const findings = await Promise.all(names.map((name) => examine(host, port, name)));
  const problems = findings.flatMap((finding) => ("problem" in finding ? finding.problem : []));
  if (problems.length > 0) return { problem: problems.join(" ") };
  const ends = findings.flatMap((finding) => ("endsAt" in finding ? finding.endsAt.getTime() : []));
  return { endsAt: new Date(Math.min(...ends)) };
}

/** The same for the owner: null if nothing is wrong, or nginx does not answer, which has other signs. */
export async function findCertificateProblem(https: Https | undefined): Promise<string | null> {
  const finding = https && (await examineCertificates(https).catch(() => undefined));
  return finding && "problem" in finding ? finding.problem : null;
}

async function examine(host: string, port: number, name: string): Promise<Finding> {
  const shown = await shakeHands(host, port, name);
  if (!shown) return { problem: `${name} has no certificate: it is served without encryption.` };
  const { certificate, refusal } = shown;
  const [from, to] = [Date.parse(certificate.valid_from), Date.parse(certificate.valid_to)];
  const left = to - Date.now();
  const day = new Date(to).toLocaleDateString("en-US", { dateStyle: "medium", timeZone: "UTC" });
  if (left <= 0) return { problem: `The certificate of ${name} expired on ${day}.` };
  if (refusal) {
    const issuer = [certificate.issuer.O ?? certificate.issuer.CN].flat().join(" ");
    return { problem: `Browsers refuse the certificate of ${name}, from ${issuer} (${refusal}).` };
  }
  if (left < (to - from) * MIN_SHARE) {
    const expires = `The certificate of ${name} expires on ${day}`;
    return { problem: `${expires}, and has not been renewed.` };
  }
  return { endsAt: new Date(to) };
}

/** Said by nginx if it has no certificate for the name, or for none. */
const NONE = /^(ECONNREFUSED|ECONNRESET|ERR_SSL_.*)$/;

type Shown = { certificate: PeerCertificate; refusal: string };

/** The certificate that nginx shows, and why a browser would refuse it; undefined if there is none. */
function shakeHands(host: string, port: number, servername: string): Promise<Shown | undefined> {
  return new Promise((resolve, reject) => {
    const options = { host, port, servername, rejectUnauthorized: false, timeout: 1500 };
    const socket = tls.connect(options);
    socket.once("secureConnect", () => {
      const refusal = socket.authorized ? "" : String(socket.authorizationError);
      resolve({ certificate: socket.getPeerCertificate(), refusal });
      socket.destroy();
    });
    socket.once("timeout", () => socket.destroy(new Error("nginx does not answer")));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (NONE.test(error.code ?? "")) resolve(undefined);
      else reject(error);
    });
  });
}

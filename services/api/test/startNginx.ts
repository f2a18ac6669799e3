import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import tls, { createServer } from "node:tls";

const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-authority-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(file(name), "utf8");

/** Needs the program openssl. */
function makeCertificate(name: string, subject: string, days: number, ...rest: string[]): void {
  const key = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes".split(" ");
  const what = ["-subj", subject, "-days", String(days), ...rest];
  const where = ["-keyout", file(`${name}.key`), "-out", file(`${name}.pem`)];
  execFileSync("openssl", [...key, ...what, ...where], { stdio: "ignore" });
}

beforeAll(() => makeCertificate("authority", "/O=Test Authority/CN=authority", 3650));

/** An nginx that has a certificate of a.example for so many days, as a browser sees it that may know the authority. */
export async function startNginx(days: number, isTrusted: boolean) {
  const by = ["-CA", file("authority.pem"), "-CAkey", file("authority.key")];
  const name = "a.example";
  makeCertificate(name, `/CN=${name}`, days, "-addext", `subjectAltName=DNS:${name}`, ...by);
  const certificate = { key: read(`${name}.key`), cert: read(`${name}.pem`) };
  const server = createServer(certificate).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has one
  const { connect } = tls;
  const ca = isTrusted ? [read("authority.pem")] : [];
  const knowing = (options: tls.ConnectionOptions) => connect({ ...options, ca });
  jest.spyOn(tls, "connect").mockImplementation(knowing as typeof connect); // the overload that is used
  return { host: "127.0.0.1", port, names: [name], stop: () => server.close() };
}

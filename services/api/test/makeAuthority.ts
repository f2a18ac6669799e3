import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A certificate authority, and what it issues. Needs the program openssl. */
export function makeAuthority() {
  const folder = mkdtempSync(path.join(tmpdir(), "ridgeline-authority-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = (name: string) => path.join(folder, name);
  const read = (name: string) => readFileSync(file(name), "utf8");
  const make = (name: string, subject: string, days: number, ...rest: string[]) =>
    execFileSync(
      "openssl",
      [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:P-256",
        "-nodes",
        "-subj",
        subject,
        "-days",
        String(days),
        ...rest,
        "-keyout",
        file(`${name}.key`),
        "-out",
        file(`${name}.pem`),
      ],
      { stdio: "ignore" },
    );
  make("authority", "/O=Test Authority/CN=authority", 3650);
  return {
    certificate: read("authority.pem"),
    issue(name: string, days: number) {
      const by = ["-CA", file("authority.pem"), "-CAkey", file("authority.key")];
      make(name, `/CN=${name}`, days, "-addext", `subjectAltName=DNS:${name}`, ...by);
      return { key: read(`${name}.key`), cert: read(`${name}.pem`) };
    },
  };
}

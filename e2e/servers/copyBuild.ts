import { createHash } from "node:crypto";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PARTS = [
  "package.json",
  "services/api/package.json",
  "services/api/dist",
  "services/web/dist",
];

/** Copies the built system to a temporary folder as another version: every hashed file has another name there. */
export function copyBuild(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "ridgeline-version-"));
  for (const part of PARTS)
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  for (const packages of ["node_modules", "services/api/node_modules"]) {
    symlinkSync(path.join(root, packages), path.join(copy, packages));
  }
  changeHashes(path.join(copy, "services/web/dist"));
  return copy;
}

function changeHashes(dist: string): void {
  const assets = path.join(dist, "site/assets");
  const names = readdirSync(assets).filter((name) => HASH.test(name));
  const changes = new Map(names.map((name) => [name, otherHash(name)]));
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  // Compressed, the texts would have the old names inside.
  for (const file of files.filter((one) => /\.(br|gz)$/.test(one))) rmSync(file);
  for (const file of files.filter((one) => /\.(html|js)$/.test(one))) {
    const before = readFileSync(file, "utf8");
    const after = replaceAll(before, changes);
    writeFileSync(file, after);
    const hashesAfter = styleHashes(after);
    styleHashes(before).forEach((hash, index) => changes.set(hash, hashesAfter[index] ?? ""));
  }
  const headers = path.join(dist, "headers.json");
  writeFileSync(headers, replaceAll(readFileSync(headers, "utf8"), changes));
  for (const name of names) renameSync(path.join(assets, name), path.join(assets, otherHash(name)));
}

const replaceAll = (text: string, changes: Map<string, string>) =>
  [...changes].reduce((changed, [before, after]) => changed.replaceAll(before, after), text);

/** What the security policy allows: an inline style may name a font. */
const styleHashes = (html: string) =>
  [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, style = ""]) =>
    createHash("sha256").update(style).digest("base64"),
  );

const HASH = /-([\w-]{8})\.\w+$/;

const otherHash = (name: string) =>
  name.replace(HASH, (ending, hash: string) =>
    ending.replace(hash, hash.split("").toReversed().join("")),
  );

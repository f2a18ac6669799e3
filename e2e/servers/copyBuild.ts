import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
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
const PACKAGES = ["node_modules", "services/api/node_modules", "services/web/node_modules"];

/** Copies the built system to a temporary folder as another version: every hashed file has another name there. */
export function copyBuild(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "ridgeline-version-"));
  for (const part of PARTS)
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  for (const packages of PACKAGES.filter((one) => existsSync(path.join(root, one)))) {
    symlinkSync(path.join(root, packages), path.join(copy, packages));
  }
  changeHashes(path.join(copy, "services/web/dist"));
  return copy;
}

function changeHashes(dist: string): void {
  const assets = path.join(dist, "site/assets");
  // Compressed, the texts would have the old names inside.
  for (const name of readdirSync(assets).filter((one) => /\.(br|gz)$/.test(one)))
    rmSync(path.join(assets, name));
  const names = readdirSync(assets).filter((name) => HASH.test(name));
  const rename = (text: string) =>
    names.reduce((changed, name) => changed.replaceAll(name, otherHash(name)), text);
  const scripts = names.filter((name) => name.endsWith(".js")).map((name) => `site/assets/${name}`);
  for (const script of [...scripts, "documents/renderer.js"])
    changeFile(path.join(dist, script), rename);
  changeFile(path.join(dist, "documents/build.json"), (json) => changeBuild(json, rename));
  for (const name of names) renameSync(path.join(assets, name), path.join(assets, otherHash(name)));
}

type Headers = Record<string, string>;
type Templates = Record<string, { template: string; plain: Headers; secure: Headers }>;

function changeBuild(json: string, rename: (text: string) => string): string {
  const build = JSON.parse(json) as { templates: Templates }; // the build wrote it
  for (const one of Object.values(build.templates)) {
    const [before, after] = [styleHashes(one.template), styleHashes(rename(one.template))];
    one.template = rename(one.template);
    for (const headers of [one.plain, one.secure]) {
      const policy = headers["Content-Security-Policy"] ?? "";
      headers["Content-Security-Policy"] = before.reduce(
        (changed, hash, index) => changed.replace(hash, after[index] ?? ""),
        policy,
      );
    }
  }
  return JSON.stringify(build);
}

function changeFile(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, "utf8")));
}

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

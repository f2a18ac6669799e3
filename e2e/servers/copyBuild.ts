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

/** Copies the built system to a temporary folder as another version, in which every script has another name. */
export function copyBuild(root: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), "ridgeline-version-"));
  for (const part of PARTS)
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  for (const packages of PACKAGES.filter((one) => existsSync(path.join(root, one)))) {
    symlinkSync(path.join(root, packages), path.join(copy, packages));
  }
  renameScripts(path.join(copy, "services/web/dist"));
  return copy;
}

function renameScripts(dist: string): void {
  const assets = path.join(dist, "site/assets");
  // The compressed files would contain the old names.
  for (const name of readdirSync(assets).filter((one) => /\.js\.(br|gz)$/.test(one)))
    rmSync(path.join(assets, name));
  const names = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const scripts = names.map((name) => `site/assets/${name}`);
  for (const one of [...scripts, "documents/renderer.js", "documents/build.json"]) {
    const file = path.join(dist, one);
    const text = readFileSync(file, "utf8");
    writeFileSync(
      file,
      names.reduce((changed, name) => changed.replaceAll(name, otherName(name)), text),
    );
  }
  for (const name of names) renameSync(path.join(assets, name), path.join(assets, otherName(name)));
}

const otherName = (name: string) => name.replace(".js", "-2.js");

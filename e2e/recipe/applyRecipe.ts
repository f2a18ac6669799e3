import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { ROOT } from "../servers/root";

const OWN_PACKAGES = { contract: "contract", db: "db", api: "services/api", web: "services/web" };

/** One step of the recipe: a new file, or lines to add to a file. */
export type RecipeStep = { number: number; file: string; blocks: readonly Block[] };
type Block = { language: string; text: string };

/** The steps of a page in docs/. */
export function readRecipe(page: string): RecipeStep[] {
  const [last = ""] = readdirSync(path.join(ROOT, "db/migrations")).toSorted().slice(-1);
  const next = String(Number(last.slice(0, 3)) + 1).padStart(3, "0");
  const text = readFileSync(path.join(ROOT, "docs", page), "utf8").replaceAll("NNN", next);
  return text
    .split(/^(?=#{2,3} )/m)
    .flatMap((section) => {
      const [, number, file] = /^### (\d+)\. `(.+)`$/m.exec(section) ?? [];
      return number === undefined || file === undefined ? [] : [{ number, file, section }];
    })
    .map(({ number, file, section }) => ({
      number: Number(number),
      file,
      blocks: [...section.matchAll(/^```(\w+)\n([^]*?)^```$/gm)].map(
        ([, language = "", block = ""]) => ({ language, text: block }),
      ),
    }));
}

/** Copies the repository to a temporary folder and applies the steps there; returns the folder. */
export function applyRecipe(steps: readonly RecipeStep[]): string {
  const copy = copyRepository();
  for (const { file, blocks } of steps) {
    const target = path.join(copy, file);
    for (const { language, text } of blocks) {
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, language === "diff" ? changeLines(target, text) : text);
    }
  }
  return copy;
}

/** Runs a program of the repository's packages, or "node", in the copy. */
export function run(copy: string, program: string, ...flags: string[]) {
  const command = program === "node" ? process.execPath : `node_modules/.bin/${program}`;
  const { status, stdout, stderr } = spawnSync(command, flags, {
    cwd: copy,
    encoding: "utf8",
    env: { ...process.env, TESTCONTAINERS_RYUK_DISABLED: "true" },
  });
  return { status, output: stdout + stderr };
}

export function compileContract(copy: string) {
  return run(copy, "node", "contract/scripts/compileValidators.mjs");
}

/** What git tracks or would track. npm packages are linked, but our own must be the copy's. */
function copyRepository(): string {
  const copy = mkdtempSync(path.join(tmpdir(), "ridgeline-recipe-"));
  const list = ["ls-files", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", list, { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  for (const file of files.filter((name) => existsSync(path.join(ROOT, name)))) {
    cpSync(path.join(ROOT, file), path.join(copy, file), { preserveTimestamps: true });
  }
  for (const folder of ["", "contract", "services/api", "services/web"]) {
    linkPackages(path.join(ROOT, folder, "node_modules"), path.join(copy, folder, "node_modules"));
  }
  const own = path.join(copy, "node_modules/@ridgeline");
  mkdirSync(own);
  for (const [name, folder] of Object.entries(OWN_PACKAGES)) {
    symlinkSync(path.join(copy, folder), path.join(own, name));
  }
  return copy;
}

function linkPackages(from: string, to: string): void {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name !== "@ridgeline") symlinkSync(path.join(from, name), path.join(to, name));
  }
}

/** Adds a block's `+` lines and removes its `-` lines; without the `+` lines the block must occur in the file exactly once. */
function changeLines(file: string, block: string): string {
  const lines = block.split("\n").slice(0, -1);
  const without = (sign: string) => {
    const kept = lines.filter((line) => !line.startsWith(sign));
    return `\n${kept.map((line) => line.slice(1)).join("\n")}\n`;
  };
  const parts = `\n${readFileSync(file, "utf8")}`.split(without("+"));
  if (parts.length !== 2) {
    throw new Error(`${file} has these lines ${parts.length - 1} times:${without("+")}`);
  }
  return parts.join(without("-")).slice(1);
}

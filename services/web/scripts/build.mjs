// Builds the public site: Vite for the browser, Vite for Node, the pages as HTML, their headers and addresses, everything
// compressed.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build as bundle } from "esbuild";
import { build } from "vite";
import { compressFiles } from "./compressFiles.mjs";

const root = path.resolve(import.meta.dirname, "..");
const client = path.join(root, "dist/client");
const server = path.join(root, "dist/server");
const site = path.join(root, "dist/site");

await rm(path.join(root, "dist"), { recursive: true, force: true });
await build({ root, logLevel: "warn", build: { outDir: client, manifest: true } });
await build({
  root,
  logLevel: "warn",
  build: { outDir: server, ssr: "src/render/build.ts", copyPublicDir: false },
});

/** @type {typeof import("../src/render/build")} */
const { pages, renderPage, headOf, parseSite, securityHeaders, siteAddresses, siteFiles } =
  await import(pathToFileURL(path.join(server, "build.js")).href);
parseSite(JSON.parse(await readFile(path.join(root, "../../site.json"), "utf8")));

const template = await readFile(path.join(client, "index.html"), "utf8");
/** @type {import("vite").Manifest} */
const manifest = JSON.parse(await readFile(path.join(client, ".vite/manifest.json"), "utf8"));

const lateScript = Object.values(manifest).find(({ name }) => name === "late")?.file ?? "";
const earlyScript = await compileEarlyScript();

/** @type {Record<string, string>} */
const written = {};
for (const page of pages) written[page.file] = await renderFile(page);
Object.assign(written, siteFiles());

await mkdir(site, { recursive: true });
await cp(client, site, { recursive: true, filter: (file) => !file.includes(".vite") });
for (const [file, content] of Object.entries(written)) {
  await writeFile(path.join(site, file), content);
}
const html = pages.map(({ file }) => written[file] ?? "");
await writeFile(
  path.join(root, "dist/headers.json"),
  JSON.stringify({ headers: securityHeaders(html) }, null, 2),
);
await writeFile(path.join(root, "dist/addresses.json"), JSON.stringify(siteAddresses(), null, 2));
await rm(server, { recursive: true });
await rm(client, { recursive: true });
await compressFiles(site);

/** @param {typeof pages[number]} page */
async function renderFile(page) {
  const { html, styles } = page.path ? await renderPage(page.path) : { html: "", styles: "" };
  const head = [headOf(page), styles, ...chunkLinks(page.chunk)].join("\n");
  // Functions, since `$` has a meaning in a replacement string.
  return (page.path ? startedAfterPaint(template) : template)
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => html)
    .replaceAll(/\n\s+/g, "\n");
}

/** The script inside each prerendered page: the same in all of them, and so is its hash in the security policy. */
async function compileEarlyScript() {
  const { outputFiles } = await bundle({
    entryPoints: [path.join(root, "src/late/earlyScript.ts")],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    write: false,
  });
  const [{ text } = { text: "" }] = outputFiles;
  return text.trim();
}

/**
 * Replaces the entry's tag: a prerendered page names its scripts on <html>, for the early script (src/late/README.md).
 * @param {string} html
 */
function startedAfterPaint(html) {
  const [tag = "", entry] =
    /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(html) ?? [];
  return html
    .replace(tag, () => `<script>${earlyScript}</script>`)
    .replace(
      '<html lang="en">',
      `<html lang="en" data-entry="${entry}" data-late-script="/${lateScript}">`,
    );
}

/**
 * The page's own chunk and all that it imports but the entry, so that they are fetched side by side.
 * @param {string | undefined} module
 */
function chunkLinks(module) {
  const files = [...(module ? reached(module) : [])].map((key) => manifest[key]?.file);
  return files.map((file) => `<link rel="modulepreload" href="/${file}">`);
}

/**
 * @param {string} key
 * @param {Set<string>} seen
 */
function reached(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk || seen.has(key) || chunk.isEntry) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) reached(imported, seen);
  return seen;
}

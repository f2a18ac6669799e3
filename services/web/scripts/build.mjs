// Builds the site: its files for browsers, compressed (dist/site), and what the API renders the documents with
// (dist/documents).
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compileScript } from "./compileScript.mjs";
import { compressFiles } from "./compressFiles.mjs";
import { readManifest } from "./readManifest.mjs";

const root = path.resolve(import.meta.dirname, "..");
const site = path.join(root, "dist/site");
const documents = path.join(root, "dist/documents");
const ENHANCE = "src/islands/enhance.ts";
const LANDING = "src/islands/landing.tsx";
const ADMIN = "src/admin/main.tsx";
const ADMIN_AREA = "src/admin/AdminArea.tsx";

process.env["NODE_ENV"] = "production"; // otherwise Vite would use the shell's
await rm(path.join(root, "dist"), { recursive: true, force: true });
// Two builds, so that no visitor loads what only the owner's pages share.
const visitors = await buildForBrowsers("visitors", ["index.html", ENHANCE, LANDING]);
const owner = await buildForBrowsers("owner", [ADMIN]);
await build({
  root,
  logLevel: "warn",
  // The API loads React under any NODE_ENV, and its development build is several times slower.
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: documents,
    ssr: true,
    copyPublicDir: false,
    emitAssets: true,
    rolldownOptions: { input: { renderer: "src/documents/renderer.ts" } },
  },
});

/** @type {typeof import("../src/documents/renderer")} */
const renderer = await import(pathToFileURL(path.join(documents, "renderer.js")).href);
const { adminPages, adminWorker, documentNames, heroOutline, PLACES, securityHeaders, stylesOf } =
  renderer;

const html = await readFile(path.join(visitors.folder, "index.html"), "utf8");
const boot = await compileScript("src/islands/boot.ts");

/** @type {Record<string, { template: string, plain: Record<string, string>, secure: Record<string, string> }>} */
const templates = {};
for (const name of documentNames) {
  const isAdmin = name === "admin" || name === "login";
  const template = await templateOf(name, isAdmin);
  templates[name] = {
    template,
    plain: securityHeaders(template, { isAdmin, isSecure: false }),
    secure: securityHeaders(template, { isAdmin, isSecure: true }),
  };
}
await writeFile(path.join(documents, "build.json"), JSON.stringify({ templates, adminPages }));

await mkdir(site, { recursive: true });
for (const { folder } of [visitors, owner]) {
  const filter = (/** @type {string} */ file) => !/\.vite$|index\.html$/.test(file);
  await cp(folder, site, { recursive: true, filter });
  await rm(folder, { recursive: true });
}
// The documents' pictures, without the renderer's own scripts.
await cp(path.join(documents, "assets"), path.join(site, "assets"), {
  recursive: true,
  filter: (file) => !file.endsWith(".js"),
});
await writeFile(
  path.join(site, adminWorker.file),
  await compileScript("src/admin/notifications/adminWorker.ts"),
);
await compressFiles(site);

/**
 * @param {string} name
 * @param {string[]} input
 */
async function buildForBrowsers(name, input) {
  const folder = path.join(root, "dist", name);
  await build({
    root,
    mode: name,
    logLevel: "warn",
    build: { outDir: folder, manifest: true, rolldownOptions: { input } },
  });
  return { folder, scriptsOf: await readManifest(folder) };
}

/**
 * A document without what depends on the business. The boot script requests the scripts that it names on <html>; an admin
 * page requests them at once.
 * @param {typeof documentNames[number]} name
 * @param {boolean} isAdmin
 */
async function templateOf(name, isAdmin) {
  const { scriptsOf } = isAdmin ? owner : visitors;
  const modules = isAdmin ? [ADMIN] : [ENHANCE, ...(name === "landing" ? [LANDING] : [])];
  const scripts = [...new Set(modules.flatMap(scriptsOf))];
  const head = [
    PLACES.head,
    await stylesOf(name),
    ...(name === "landing" ? [heroOutline] : []),
    ...(isAdmin ? [...new Set([...scripts, ...scriptsOf(ADMIN_AREA)])].map(preload) : []),
  ];
  // Functions, since `$` has a meaning in a replacement string.
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, "")
    .replace(
      "<!--manifest-->",
      `<link rel="manifest" href="/${isAdmin ? "admin" : "manifest"}.webmanifest">`,
    )
    .replace("<!--head-->", () => head.join("\n"))
    .replace("<!--scripts-->", () => `<script>${boot}</script>`)
    .replace('<html lang="en">', `<html lang="en" data-scripts="${scripts.join(" ")}">`)
    .replaceAll(/\n\s+/g, "\n");
}

/** @param {string} address */
function preload(address) {
  return `<link rel="modulepreload" href="${address}">`;
}

// Builds the public site: Vite for the browser, Vite for Node, the pages as HTML, their headers and addresses, everything
// compressed.
import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compileScript } from "./compileScript.mjs";
import { compressFiles } from "./compressFiles.mjs";
import { readManifest } from "./readManifest.mjs";

const root = path.resolve(import.meta.dirname, "..");
const client = path.join(root, "dist/client");
const landing = path.join(root, "dist/landing");
const LANDING_FILE = "index.html";
const site = path.join(root, "dist/site");

process.env["NODE_ENV"] = "production"; // Vite would take another one over from the shell
await rm(path.join(root, "dist"), { recursive: true, force: true });
await build({ root, logLevel: "warn", build: { outDir: client, manifest: true } });
await build({
  root,
  logLevel: "warn",
  // The API loads React under any NODE_ENV, and its development build is several times slower.
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: landing,
    ssr: true,
    copyPublicDir: false,
    rolldownOptions: {
      input: { build: "src/render/build.ts", renderer: "src/render/renderLandingPage.tsx" },
    },
  },
});

/** @type {typeof import("../src/render/build")} */
const renderer = await import(pathToFileURL(path.join(landing, "build.js")).href);
const { pages, headOf, landingStyles, parseSite, renderLandingPage, renderStyledPage } = renderer;
const { isAdminAddress, renderAdminShell, siteAddresses, siteFiles } = renderer;
const { ADMIN_MANIFEST, adminWorker, assetHeaders, securityHeaders } = renderer;
const { url } = parseSite(JSON.parse(await readFile(path.join(root, "../../site.json"), "utf8")));

const template = await readFile(path.join(client, "index.html"), "utf8");
const { scripts, lateScript, ownScripts } = await readManifest(client, LANDING_FILE);
const earlyScript = await compileScript("src/late/boot.ts");

/** @type {Record<string, string>} */
const written = {};
for (const page of pages) written[page.file] = await renderFile(page);
Object.assign(written, siteFiles());
written[adminWorker.file.slice(1)] = await compileScript(
  "src/features/notifications/adminWorker.ts",
);

await mkdir(site, { recursive: true });
await cp(client, site, { recursive: true, filter: (file) => !file.includes(".vite") });
for (const [file, content] of Object.entries(written)) {
  await writeFile(path.join(site, file), content);
}
const html = pages.map(({ file }) => written[file] ?? "");
await writeFile(
  path.join(root, "dist/headers.json"),
  JSON.stringify({ headers: securityHeaders(html, url), assetHeaders }, null, 2),
);
await writeFile(path.join(root, "dist/addresses.json"), JSON.stringify(siteAddresses(), null, 2));
await rm(client, { recursive: true });
await compressFiles(site);

/** @param {typeof pages[number]} page */
async function renderFile(page) {
  const shell = startedAfterPaint(template, page);
  if (isAdminAddress(page.path)) return fill(shell, page, renderAdminShell(page.path));
  if (page.file !== LANDING_FILE) return fill(shell, page, await renderStyledPage(page.path));
  const landingTemplate = fillHead(shell, page, await landingStyles());
  const builtPage = await renderLandingPage(landingTemplate);
  await writeForApi(landingTemplate, builtPage);
  return builtPage;
}

/**
 * @param {string} shell
 * @param {typeof pages[number]} page
 * @param {{ html: string, styles: string }} rendered
 */
function fill(shell, page, { html, styles }) {
  // Functions, since `$` has a meaning in a replacement string.
  return fillHead(shell, page, styles)
    .replace("<!--content-->", "")
    .replace("<!--app-->", () => html);
}

/**
 * @param {string} shell
 * @param {typeof pages[number]} page
 * @param {string} styles
 */
function fillHead(shell, page, styles) {
  const head = [headOf(page), styles, ...ownScripts(page.chunk).map(preload)].join("\n");
  return shell.replace("<!--head-->", () => head).replaceAll(/\n\s+/g, "\n");
}

/**
 * What the API needs to render the landing page, and a name for this build, so that nginx never gets the page of another
 * build, whose scripts and styles it does not have.
 * @param {string} landingTemplate
 * @param {string} builtPage
 */
async function writeForApi(landingTemplate, builtPage) {
  await writeFile(path.join(landing, "template.html"), landingTemplate);
  await writeFile(path.join(landing, "built.html"), builtPage);
  const build = createHash("sha256").update(landingTemplate).digest("hex").slice(0, 16);
  await writeFile(path.join(landing, "build.json"), JSON.stringify({ build }));
}

/**
 * Replaces Vite's tags: a page names its scripts on <html>, for the early script (src/late/README.md). An admin page has no
 * late script, and requests the others at once.
 * @param {string} html
 * @param {typeof pages[number]} page
 */
function startedAfterPaint(html, { path: address }) {
  const isAdmin = isAdminAddress(address);
  const requests = isAdmin ? scripts.map(preload).join("") : "";
  const site = isAdmin ? html.replace("manifest.webmanifest", ADMIN_MANIFEST) : html;
  const late = isAdmin ? "" : ` data-late-script="${lateScript}"`;
  return site
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(
      /<script type="module"[^>]*><\/script>/,
      () => `<script>${earlyScript}</script>${requests}`,
    )
    .replace('<html lang="en">', `<html lang="en" data-scripts="${scripts.join(" ")}"${late}>`);
}

/** @param {string} address */
function preload(address) {
  return `<link rel="modulepreload" href="${address}">`;
}

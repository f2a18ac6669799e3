// Builds the site: its files for browsers, compressed (dist/site), and what the API renders the documents with
// (dist/documents).
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { compileScript } from "./compileScript.mjs";
import { compressFiles } from "./compressFiles.mjs";
import { readManifest } from "./readManifest.mjs";

const root = path.resolve(import.meta.dirname, "..");
const site = path.join(root, "dist/site");
const documents = path.join(root, "dist/documents");
const LATE = "src/islands/late.ts";
const ADMIN = "src/admin/main.tsx";
const ADMIN_AREA = "src/admin/AdminArea.tsx";

if (/[#?*]/.test(root)) process.exit(await buildThroughLink());
process.env["NODE_ENV"] = "production"; // otherwise Vite would use the shell's
await rm(path.join(root, "dist"), { recursive: true, force: true });
await build({
  root,
  configLoader: "native",
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
const built = await import(pathToFileURL(path.join(documents, "renderer.js")).href);

// A build each, so that nobody loads what only others share.
const small = await buildForBrowsers("small", ["index.html", LATE]);
const owner = await buildForBrowsers("owner", [ADMIN]);
/** @type {Record<string, Awaited<ReturnType<typeof buildForBrowsers>>>} */
const forms = {};
for (const name of Object.keys(built.publicForms))
  forms[name] = await buildForBrowsers(name, [islandOf(name)]);

const html = await readFile(path.join(small.folder, "index.html"), "utf8");
const drawn = (await Promise.all(Object.values(forms).map(listStyleIds))).flat();
const page = await compileScript("src/islands/boot.ts");
const watch = await compileScript("src/admin/watchScripts.ts");
const templates = Object.fromEntries(
  Object.entries(built.documents).map(([name, document]) => [name, templateOf(name, document)]),
);
await writeFile(path.join(documents, "build.json"), JSON.stringify(templates));

await mkdir(site, { recursive: true });
for (const { folder } of [small, owner, ...Object.values(forms)]) {
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
  path.join(site, built.adminWorker.file),
  await compileScript("src/admin/notifications/adminWorker.ts"),
);
await compressFiles(site);

/** Vite takes what follows such a character in a folder's name for a query. Returns the exit code. */
async function buildThroughLink() {
  const folder = await mkdtemp(path.join(tmpdir(), "ridgeline-build-"));
  const link = path.join(folder, "checkout");
  await symlink(path.resolve(root, "../.."), link);
  const flags = ["--preserve-symlinks", "--preserve-symlinks-main"];
  const script = path.join(link, "services/web/scripts/buildSite.mjs");
  const { status } = spawnSync(process.execPath, [...flags, script], { stdio: "inherit" });
  await rm(folder, { recursive: true });
  return status ?? 1;
}

/**
 * @param {string} name
 * @param {string[]} input
 */
async function buildForBrowsers(name, input) {
  const folder = path.join(root, "dist", name);
  await build({
    root,
    configLoader: "native",
    mode: name,
    logLevel: "warn",
    build: { outDir: folder, manifest: true, rolldownOptions: { input } },
  });
  return { folder, scriptsOf: await readManifest(folder) };
}

/**
 * A document without what depends on the business (src/documents/renderDocument.tsx). The small script is inside it, and
 * finds the form's scripts on <html>.
 * @param {string} name
 * @param {import("../src/documents/documents").Document} document
 */
function templateOf(name, { form }) {
  const isAdmin = name === "admin" || name === "login";
  const parts = {
    react: (form && forms[form]?.scriptsOf(islandOf(form))) ?? [],
    late: isAdmin ? [] : small.scriptsOf(LATE),
  };
  const scripts = Object.entries(parts)
    .filter(([, addresses]) => addresses.length > 0)
    .map(([part, addresses]) => ` data-${part}="${addresses.join(" ")}"`);
  const preloads = isAdmin ? [...owner.scriptsOf(ADMIN), ...owner.scriptsOf(ADMIN_AREA)] : [];
  const script = isAdmin
    ? `<script>${watch}</script><script type="module" src="${owner.scriptsOf(ADMIN).at(-1)}"></script>`
    : `<script>${page}</script>`;
  // Functions, since `$` has a meaning in a replacement string.
  return (isAdmin ? html : withFonts(html))
    .replaceAll(/<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g, "")
    .replace(
      "<!--manifest-->",
      `<link rel="manifest" href="/${isAdmin ? "admin" : "manifest"}.webmanifest">`,
    )
    .replace("<!--scripts-->", () => script)
    .replace("<!--styles-->", isAdmin ? "$&" : `<!--styles ${[...new Set(drawn)].join(" ")}-->`)
    .replace("<!--head-->", ["<!--head-->", ...[...new Set(preloads)].map(preload)].join("\n"))
    .replace("<html", `<html${scripts.join("")}`)
    .replaceAll(/\n\s+/g, "\n");
}

/**
 * With the preloaded fonts inside, so that they are there when the first text is laid out, which otherwise happens twice. Each
 * stands there twice, which compresses to once: what only a rule names is loaded after the first frame (docs/look.md).
 * @param {string} page
 */
function withFonts(page) {
  const preloads = /<link\s+rel="preload"\s+href="([^"]+)"\s+as="font"[^>]*>/g;
  let filled = page;
  for (const [link, address = ""] of page.matchAll(preloads)) {
    const font = readFileSync(path.join(small.folder, address), "base64");
    filled = filled
      .replace(link, "")
      .replace("<style>", `${link}<style>`)
      .replaceAll(address, `data:font/woff2;base64,${font}`);
  }
  return filled;
}

/** @param {string} form */
function islandOf(form) {
  return `src/islands/${form}.ts`;
}

/**
 * The components that a build's scripts can draw (src/documents/renderDocument.tsx).
 * @param {{ folder: string }} build
 */
async function listStyleIds({ folder }) {
  const files = await readdir(path.join(folder, "assets"));
  const scripts = files.filter((file) => file.endsWith(".js"));
  const texts = await Promise.all(
    scripts.map((file) => readFile(path.join(folder, "assets", file), "utf8")),
  );
  return texts.flatMap((text) => text.match(/sc-[0-9a-f]{6}-\d+/g) ?? []);
}

/** @param {string} address */
function preload(address) {
  return `<link rel="modulepreload" href="${address}">`;
}

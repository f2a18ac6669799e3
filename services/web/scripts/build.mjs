// Builds the public site: Vite for the browser, Vite for Node, the pages as HTML, their headers and addresses, everything compressed.
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
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

const { pages, renderPage, headOf, requireGoodSite, securityHeaders, siteAddresses, siteFiles } =
  await import(pathToFileURL(path.join(server, "build.js")).href);
requireGoodSite();

const template = await readFile(path.join(client, "index.html"), "utf8");
const manifest = JSON.parse(await readFile(path.join(client, ".vite/manifest.json"), "utf8"));

const { file: lateScript } = Object.values(manifest).find(({ name }) => name === "late");

const written = {};
for (const page of pages) written[page.file] = await renderFile(page);
Object.assign(written, siteFiles());

await mkdir(site, { recursive: true });
await cp(client, site, { recursive: true, filter: (file) => !file.includes(".vite") });
for (const [file, content] of Object.entries(written)) {
  await writeFile(path.join(site, file), content);
}
const html = pages.map(({ file }) => written[file]);
await writeFile(
  path.join(root, "dist/headers.json"),
  JSON.stringify({ headers: securityHeaders(html) }, null, 2),
);
await writeFile(path.join(root, "dist/addresses.json"), JSON.stringify(siteAddresses(), null, 2));
await rm(server, { recursive: true });
await rm(client, { recursive: true });
await compressFiles(site);

async function renderFile(page) {
  const { html, styles } = page.path ? await renderPage(page.path) : { html: "", styles: "" };
  const head = [headOf(page), styles, ...chunkLinks(page.chunk)].join("\n");
  // Functions, since a `$` in the content means something in a replacement string.
  return (page.path ? startedAfterPaint(template) : template)
    .replace("<!--head-->", () => head)
    .replace("<!--app-->", () => html)
    .replaceAll(/\n\s+/g, "\n");
}

/**
 * Asks for the JavaScript of a prerendered page after its first paint (decision 013); where nothing is painted, in a tab
 * that nobody sees yet, or the browser does not say so, after the load. It is fetched until it is there, and imported only
 * then: most browsers never ask again for a script whose import failed once. Where it is gone (404), the page is from
 * before the site was built anew, and taken anew, once.
 */
function startedAfterPaint(html) {
  return html.replace(
    /<script type="module" crossorigin src="([^"]+)"><\/script>/,
    (_, entry) => `<script>
document.documentElement.dataset.lateScript = "/${lateScript}";
const entry = "${entry}";
const takeAnew = (error) => {
if (sessionStorage.reloadedFor === entry) throw error;
sessionStorage.reloadedFor = entry;
location.reload();
};
const have = (wait) =>
fetch(entry).then((answer) => {
if (answer.status === 404) takeAnew();
return answer.ok ? answer.blob() : Promise.reject();
}).catch(() => new Promise((again) => {
setTimeout(again, wait);
addEventListener("online", again, { once: true });
}).then(() => have(Math.min(2 * wait, 8000))));
const start = () => have(500).then(() => import(entry)).catch(takeAnew);
new Promise((painted) => {
addEventListener("load", () => setTimeout(painted, 300));
try { new PerformanceObserver(painted).observe({ type: "paint", buffered: true }); } catch {}
}).then(start);
</script>`,
  );
}

/** The page's own chunk and all that it imports but the entry, so that they are fetched side by side. */
function chunkLinks(module) {
  const files = [...(module ? reached(module) : [])].map((key) => manifest[key].file);
  return files.map((file) => `<link rel="modulepreload" href="/${file}">`);
}

function reached(key, seen = new Set()) {
  if (seen.has(key) || manifest[key].isEntry) return seen;
  seen.add(key);
  for (const imported of manifest[key].imports ?? []) reached(imported, seen);
  return seen;
}

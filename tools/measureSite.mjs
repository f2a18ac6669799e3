import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./buildSteps.mjs";

const site = join(root, "services/web/dist/site");
const pages = { "/": "index", "/privacy": "privacy", "/terms": "terms", "/admin": "admin" };

/** The built site's bytes on the wire, by kind and file, and the requests of a first load. */
export function measureSite() {
  return {
    html: mapPages((page) => transferSize(`${page}.html`)),
    css: mapPages(sumStyles),
    javascript: { ...mapPages(sumScripts), ...sizesOf(/\.js$/) },
    requests: { "/": countFirstRequests("index") },
    pictures: sizesOf(/\.(svg|png|jpg|ico|avif|webp)$/),
    fonts: sizesOf(/\.woff2$/),
  };
}

/**
 * @param {(page: string) => number} measure
 * @returns {Record<string, number>}
 */
function mapPages(measure) {
  return Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, measure(page)]));
}

/**
 * @param {RegExp} ending
 * @returns {Record<string, number>}
 */
function sizesOf(ending) {
  const files = readdirSync(site, { recursive: true, encoding: "utf8" });
  return Object.fromEntries(
    files
      .filter((file) => ending.test(file) && statSync(join(site, file)).isFile())
      .map((file) => /** @type {const} */ ([withoutHash(file), transferSize(file)]))
      .sort(),
  );
}

/** @param {string} page */
function sumScripts(page) {
  return scriptsOf(page).reduce((bytes, name) => bytes + transferSize(`assets/${name}`), 0);
}

/**
 * The chunks that a page's HTML names, and what they import.
 * @param {string} page
 */
function scriptsOf(page) {
  /** @type {Set<string>} */
  const found = new Set();
  const add = (name = "") => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, next] of readAsset(name).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      add(next);
  };
  const loadedAtOnce = /(?<!data-late-script=")\/assets\/([\w.-]+\.js)/g;
  for (const [, name] of readPage(page).matchAll(loadedAtOnce)) add(name);
  return [...found];
}

/**
 * CSS is inline in the pages; its bytes are counted uncompressed, since brotli compresses it together with the HTML.
 * @param {string} page
 */
function sumStyles(page) {
  const styles = [...readPage(page).matchAll(/<style[^>]*>([^]*?)<\/style>/g)];
  return styles.reduce((bytes, [, text = ""]) => bytes + Buffer.byteLength(text), 0);
}

/**
 * The page, its scripts, what it preloads on a phone, the faces of plain Latin text, the pictures shown at once.
 * @param {string} page
 */
function countFirstRequests(page) {
  const html = readPage(page);
  const preloads = html.match(/<link rel="preload"(?![^>]*media="\(min-width)[^>]*>/g) ?? [];
  const isFont = (/** @type {string} */ link) => link.includes('as="font"');
  const faces = (html.match(/@font-face\s*{[^}]*url\([^}]*}/g) ?? []).filter(isForPlainText);
  const pictures = (html.match(/<img[^>]*>/g) ?? []).filter(
    (tag) => !tag.includes('loading="lazy"'),
  );
  const fonts = new Set(faces.map((face) => /url\(["']?([^"')]+)/.exec(face)?.[1]));
  return (
    1 +
    scriptsOf(page).length +
    preloads.filter((link) => !isFont(link)).length +
    fonts.size +
    pictures.length
  );
}

/** @param {string} face */
function isForPlainText(face) {
  const ranges = /unicode-range:([^;}]*)/.exec(face)?.[1] ?? "U+0-10FFFF";
  return [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].some(
    ([, from = "", to = from]) => parseInt(from, 16) <= 0x61 && parseInt(to, 16) >= 0x61,
  );
}

/** @param {string} file */
function transferSize(file) {
  const path = join(site, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** @param {string} page */
function readPage(page) {
  return readFileSync(join(site, `${page}.html`), "utf8");
}

/** @param {string} name */
function readAsset(name) {
  return readFileSync(join(site, "assets", name), "utf8");
}

/**
 * Vite's hash is the last part of the name, eight characters.
 * @param {string} file
 */
function withoutHash(file) {
  return basename(file).replace(/-[\w-]{8}(\.\w+)$/, "$1");
}

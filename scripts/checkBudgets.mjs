// Compares what the built site weighs with budgets.json: bytes as they travel (brotli, where there is a .br), and the
// requests of a first load. `--write` sets every budget to today's figure and 2 % more.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { doSteps, root } from "./buildSteps.mjs";

const site = join(root, "services/web/dist/site");
const table = join(root, "budgets.json");
const pages = { "/": "index", "/privacy": "privacy", "/terms": "terms", "/admin": "admin" };
const ROOM = 1.02;

doSteps("packages", "contract", "web");
const figures = measure();
const budgets = JSON.parse(readFileSync(table, "utf8"));

if (process.argv.includes("--write")) {
  const withRoom = ([name, size]) => [name, size < 100 ? size : Math.ceil(size * ROOM)];
  for (const kind of Object.keys(figures)) {
    budgets[kind] = Object.fromEntries(Object.entries(figures[kind]).map(withRoom));
  }
  budgets.modules = await measureModules();
  writeFileSync(table, `${JSON.stringify(budgets, null, 2)}\n`);
} else {
  const broken = Object.keys(figures).flatMap(breaks);
  for (const line of broken) console.error(line);
  if (broken.some((line) => line.startsWith("javascript"))) await explain();
  if (broken.length > 0) process.exit(1);
  const [[, total]] = Object.entries(figures.javascript);
  console.log(
    `Within budgets.json: / is ${figures.html["/"]} bytes of HTML, ${total} of JavaScript`,
  );
}

function breaks(kind) {
  return Object.entries(figures[kind]).flatMap(([name, size]) => {
    const budget = budgets[kind][name];
    if (size <= budget) return [];
    return budget === undefined
      ? [`${kind}, ${name}: ${size} has no budget in budgets.json`]
      : [`${kind}, ${name}: ${size} is ${size - budget} over its budget of ${budget}`];
  });
}

function measure() {
  const scripts = Object.entries(pages).map(([path, page]) => [path, scriptsOf(page)]);
  const sum = (names) => names.reduce((bytes, name) => bytes + travelling(`assets/${name}`), 0);
  const files = readdirSync(site, { recursive: true }).filter((file) =>
    statSync(join(site, file)).isFile(),
  );
  const sizes = (ending) =>
    Object.fromEntries(
      files
        .filter((file) => ending.test(file))
        .map((file) => [withoutHash(file), travelling(file)])
        .sort(),
    );
  return {
    html: mapPages((page) => travelling(`${page}.html`)),
    css: mapPages((page) => stylesOf(page)),
    javascript: {
      ...Object.fromEntries(scripts.map(([path, names]) => [path, sum(names)])),
      ...sizes(/\.js$/),
    },
    requests: { "/": firstRequests("index", scripts[0][1].length) },
    pictures: sizes(/\.(svg|png|jpg|ico|avif|webp)$/),
    fonts: sizes(/\.woff2$/),
  };
}

function mapPages(weigh) {
  return Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, weigh(page)]));
}

/** The chunks that a page's HTML names, and what they import. */
function scriptsOf(page) {
  const found = new Set();
  const add = (name) => {
    if (found.has(name)) return;
    found.add(name);
    for (const [, next] of readAsset(name).matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
      add(next);
  };
  const atOnce = /(?<!data-late-script=")\/assets\/([\w.-]+\.js)/g;
  for (const [, name] of readPage(page).matchAll(atOnce)) add(name);
  return [...found];
}

/** CSS stands in the pages themselves; its bytes are counted as written, since brotli takes it together with the HTML. */
function stylesOf(page) {
  const styles = [...readPage(page).matchAll(/<style[^>]*>([^]*?)<\/style>/g)];
  return styles.reduce((bytes, [, text]) => bytes + Buffer.byteLength(text), 0);
}

/** The page, its scripts, what it preloads on a phone, the faces of plain Latin text, the pictures shown at once. */
function firstRequests(page, scripts) {
  const html = readPage(page);
  const preloads = html.match(/<link rel="preload"(?![^>]*media=)[^>]*>/g) ?? [];
  const isFont = (link) => link.includes('as="font"');
  const faces = (html.match(/@font-face\s*{[^}]*url\([^}]*}/g) ?? []).filter(isForPlainText);
  const pictures = (html.match(/<img[^>]*>/g) ?? []).filter(
    (tag) => !tag.includes('loading="lazy"'),
  );
  const fonts = new Set(faces.map((face) => /url\(["']?([^"')]+)/.exec(face)?.[1]));
  return (
    1 + scripts + preloads.filter((link) => !isFont(link)).length + fonts.size + pictures.length
  );
}

function isForPlainText(face) {
  const ranges = /unicode-range:([^;}]*)/.exec(face)?.[1] ?? "U+0-10FFFF";
  return [...ranges.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi)].some(
    ([, from, to]) => parseInt(from, 16) <= 0x61 && parseInt(to ?? from, 16) >= 0x61,
  );
}

function travelling(file) {
  const path = join(site, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** Which modules weigh more (before minification) than when the budgets were written. */
async function explain() {
  const now = await measureModules();
  const grown = Object.entries(now)
    .map(([name, size]) => [name, size - (budgets.modules[name] ?? 0)])
    .filter(([, growth]) => growth > 0)
    .sort(([, a], [, b]) => b - a);
  console.error("Grown since the budgets were written, in bytes of source:");
  for (const [name, growth] of grown.slice(0, 10)) console.error(`  ${name}: +${growth}`);
}

/** Bytes that each package, and each folder of ours, has in the bundle. */
async function measureModules() {
  const web = join(root, "services/web");
  const { resolve } = createRequire(join(web, "package.json"));
  const { build } = await import(pathToFileURL(resolve("vite")).href);
  const sizes = {};
  const collect = {
    name: "collect-sizes",
    generateBundle(_options, bundle) {
      for (const { modules = {} } of Object.values(bundle)) {
        for (const [id, { renderedLength }] of Object.entries(modules)) {
          const name = nameOf(id);
          if (renderedLength > 0) sizes[name] = (sizes[name] ?? 0) + renderedLength;
        }
      }
    },
  };
  await build({ root: web, logLevel: "silent", build: { write: false }, plugins: [collect] });
  return Object.fromEntries(Object.entries(sizes).sort());
}

function nameOf(id) {
  const ofPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
  if (ofPackage) return ofPackage;
  return id.startsWith(root)
    ? relative(root, id)
        .split("?")[0]
        .replace(/\/[^/]+$/, "")
    : "vite";
}

function readPage(page) {
  return readFileSync(join(site, `${page}.html`), "utf8");
}

function readAsset(name) {
  return readFileSync(join(site, "assets", name), "utf8");
}

/** Vite's hash is the last part of the name, eight characters. */
function withoutHash(file) {
  return basename(file).replace(/-[\w-]{8}(\.\w+)$/, "$1");
}

import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

/**
 * The limit of the landing page in a browser: a hand-made page with the same headings, texts and pictures, without a script,
 * a font or a form. Returns its address and a function that stops its server.
 * @param {string} site
 */
export async function servePlainPage(site) {
  const page = brotliCompressSync(await writePage(site));
  const server = createServer((request, response) => {
    if (request.url === "/") {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Content-Encoding", "br");
      response.end(page);
    } else void passOn(new URL(request.url ?? "", site), response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Serves a picture of the site.
 * @param {URL} address
 * @param {import("node:http").ServerResponse} response
 */
async function passOn(address, response) {
  const picture = await fetch(address);
  response.statusCode = picture.status;
  response.setHeader("Content-Type", picture.headers.get("content-type") ?? "");
  response.setHeader("Content-Encoding", "br");
  response.end(brotliCompressSync(await picture.arrayBuffer()));
}

async function writePage(/** @type {string} */ address) {
  const site = await (await fetch(address)).text();
  const [services = [], projects = [], areas = [], testimonials = []] = await Promise.all(
    ["services", "featured-projects", "service-areas", "testimonials"].map((path) =>
      readList(new URL(`/api/${path}`, address)),
    ),
  );
  const [, hero = ""] = /href="([^"]*hero-small[^"]*)"/.exec(site) ?? [];
  const main = /<main[^]*<\/main>/.exec(site)?.[0] ?? "";
  const other = [...main.matchAll(/<(h1|h2|p|label|legend)[^>]*>([^<]+)</g)].map(
    ([, tag = "p", text = ""]) =>
      tag.startsWith("h") ? `<${tag}>${text}</${tag}>` : `<p>${text}</p>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Limit</title>
<meta name="description" content="The limit"><meta name="viewport" content="width=device-width">
<style>body{font:16px/1.6 Georgia,serif;margin:0 auto;max-width:40em;padding:1em}img{max-width:100%;height:auto}</style>
<main><img src="${hero}" alt="" width="780" height="600">${other.join("")}
${services.map((one) => `<h3>${one["title"]}</h3><p>${one["description"]}</p>`).join("")}
${projects.map((one) => `<img loading="lazy" src="${one["imageUrl"]}" alt="${one["altText"]}" width="800" height="600"><h3>${one["title"]}</h3>`).join("")}
<ul>${areas.map((one) => `<li>${one["name"]}`).join("")}</ul>
${testimonials.map((one) => `<blockquote>${one["review"]}</blockquote><p>${one["name"]}</p>`).join("")}</main>`;
}

/**
 * @param {URL} address
 * @returns {Promise<Record<string, string>[]>}
 */
async function readList(address) {
  return (await fetch(address)).json();
}

import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

type Headers = Record<string, string>;

/**
 * Serves the built site as nginx does in production (deploy/nginx): pages revalidated, hashed files immutable, the
 * admin area's shell for each of its addresses, the not-found page with 404; what is under /api and /photos goes on to `api`. Every
 * answer carries the security headers.
 */
export function serveSite(directory: string, api: RequestListener): RequestListener {
  const root = join(directory, "site");
  if (!existsSync(root))
    throw new Error(`The site is not built: ${root} is missing. Run: npm run build`);
  const headers = readHeaders(directory);
  const files = sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: ["html"],
    setHeaders: (response, path) => setHeaders(response, path),
  });
  const notFound = readFileSync(join(root, "404.html"));

  return (request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (isApi(request)) {
      api(request, response);
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      answer(response, 405, "This address does not take that method.", { Allow: "GET, HEAD" });
      return;
    }
    if (isAdminPage(request)) {
      response.setHeader("X-Robots-Tag", "noindex");
      request.url = "/admin";
    }
    files(request, response, () => {
      response.statusCode = 404;
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.setHeader("Cache-Control", "no-cache");
      response.end(request.method === "HEAD" ? undefined : notFound);
    });
  };
}

/** The headers that the web build wrote for every answer: its content security policy knows the hashes of its styles. */
function readHeaders(directory: string): Headers {
  const { headers } = JSON.parse(readFileSync(join(directory, "headers.json"), "utf8")) as {
    headers: Headers;
  }; // our own build writes it
  return headers;
}

function setHeaders(response: ServerResponse, path: string): void {
  response.setHeader("Cache-Control", cacheControl(path));
}

function cacheControl(path: string): string {
  if (path.startsWith("/assets/")) return "public, max-age=31536000, immutable";
  return path === "/admin" ? "no-store" : "no-cache";
}

function isApi({ url = "/" }: IncomingMessage): boolean {
  return /^\/(api(\/|\?|$)|photos\/)/.test(url);
}

function isAdminPage({ url = "/" }: IncomingMessage): boolean {
  return /^\/admin(\/|\?|$)/.test(url);
}

function answer(response: ServerResponse, status: number, text: string, headers: Headers): void {
  response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
  response.end(text);
}

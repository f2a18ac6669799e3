import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { join } from "node:path";
import sirv from "sirv";

type Headers = Record<string, string>;

/** The public pages (requirement 2.1) whose files never change. */
const PAGES = new Map([
  ["/privacy", "/privacy.html"],
  ["/terms", "/terms.html"],
]);

/** The files whose names contain a hash of their content. */
const ASSETS = "/assets/";

const ADMIN_SHELL = "/admin.html";
const LOGIN_SHELL = "/admin-login.html";

/**
 * Serves the built site as nginx does in production (deploy/nginx): pages revalidated, hashed files immutable, the admin
 * area's shells for its addresses, the not-found page with 404. Passes the landing page, /api and /photos on to
 * `api`. Every response has the security headers, a hashed file those that it needs.
 */
export function serveSite(directory: string, api: RequestListener): RequestListener {
  const root = join(directory, "site");
  if (!existsSync(root))
    throw new Error(`The site is not built: ${root} is missing. Run: npm run build`);
  const headers = siteHeaders(directory);
  const { assetHeaders } = readJsonFile(directory, "headers.json") as { assetHeaders: Headers };
  const { adminPages, login } = readJsonFile(directory, "addresses.json") as {
    adminPages: string[];
    login: string;
  };
  const files = serveFiles(root, headers, assetHeaders);
  const notFound = readFileSync(join(root, "404.html"));
  const adminShell = readFileSync(join(root, ADMIN_SHELL));

  return (request, response) => {
    setAll(response, headers);
    if (isApi(request)) {
      api(request, response);
      return;
    }
    if (request.method !== "GET" && request.method !== "HEAD") {
      answer(response, 405, "This address does not take that method.", { Allow: "GET, HEAD" });
      return;
    }
    const url = request.url ?? "/";
    const [path = "/"] = url.split("?");
    if (path.endsWith("/") && adminPages.includes(path.slice(0, -1))) {
      answer(response, 301, "", { Location: path.slice(0, -1) + url.slice(path.length) });
      return;
    }
    const isAdmin = path === "/admin" || path.startsWith("/admin/");
    if (isAdmin) {
      response.setHeader("X-Robots-Tag", "noindex");
      response.setHeader("Cache-Control", "no-store");
      if (!adminPages.includes(path)) {
        answerNotFound(request, response, adminShell);
        return;
      }
    }
    const adminFile = path === login ? LOGIN_SHELL : ADMIN_SHELL;
    const file = isAdmin ? adminFile : PAGES.get(path);
    const handleMissing = () => {
      response.setHeader("Cache-Control", "no-cache");
      answerNotFound(request, response, notFound);
    };
    if (file === undefined && path.endsWith(".html")) {
      handleMissing();
      return;
    }
    request.url = file ?? request.url;
    files(request, response, handleMissing);
  };
}

function serveFiles(root: string, headers: Headers, assetHeaders: Headers) {
  return sirv(root, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      response.setHeader("Cache-Control", cacheControl(path));
      if (!path.startsWith(ASSETS)) return;
      for (const name of Object.keys(headers)) response.removeHeader(name);
      setAll(response, assetHeaders);
    },
  });
}

/** The security headers. The web build wrote them: their policy knows the hashes of its styles and scripts. */
export function siteHeaders(directory: string): Headers {
  const { headers } = readJsonFile(directory, "headers.json") as { headers: Headers };
  return headers;
}

function readJsonFile(directory: string, file: string): unknown {
  return JSON.parse(readFileSync(join(directory, file), "utf8"));
}

function setAll(response: ServerResponse, headers: Headers): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function cacheControl(path: string): string {
  if (path.startsWith(ASSETS)) return "public, max-age=31536000, immutable";
  return path === ADMIN_SHELL || path === LOGIN_SHELL ? "no-store" : "no-cache";
}

function isApi({ url = "/" }: IncomingMessage): boolean {
  return /^\/(api(\/|\?|$)|photos\/|(index\.html)?(\?|$))/.test(url);
}

function answerNotFound(request: IncomingMessage, response: ServerResponse, page: Buffer): void {
  response.statusCode = 404;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.end(request.method === "HEAD" ? undefined : page);
}

function answer(response: ServerResponse, status: number, text: string, headers: Headers): void {
  response.writeHead(status, { ...headers, "Content-Type": "text/plain; charset=utf-8" });
  response.end(text);
}

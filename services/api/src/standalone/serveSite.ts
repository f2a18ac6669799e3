import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import sirv from "sirv";
import { baseHeaders } from "../http/baseHeaders";

/** The files whose names contain a hash of their content. */
const ASSETS = "/assets/";
/** Not pages. */
const ASSET_HEADERS = [
  "Content-Security-Policy",
  "X-Content-Type-Options",
  "Cross-Origin-Resource-Policy",
];

/**
 * Serves the site's files as nginx does in production (deploy/nginx/site.conf): hashed ones immutable, the others
 * revalidated. Every other address goes to `api`.
 */
export function serveSite(directory: string, api: RequestListener): RequestListener {
  if (!existsSync(directory))
    throw new Error(`The site is not built: ${directory} is missing. Run: npm run build`);
  const files = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(ASSETS);
      const names = isHashed ? ASSET_HEADERS : Object.keys(baseHeaders);
      for (const name of names) response.setHeader(name, baseHeaders[name] ?? "");
      response.setHeader(
        "Cache-Control",
        isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  return (request, response) => {
    files(request, response, () => api(request, response));
  };
}

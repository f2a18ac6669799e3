import { existsSync } from "node:fs";
import type { RequestListener } from "node:http";
import sirv from "sirv";
import { baseHeaders } from "../http/baseHeaders";

/** The files whose names contain a hash of their content. */
const ASSETS = "/assets/";

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
      for (const [name, value] of Object.entries(baseHeaders)) response.setHeader(name, value);
      if (path.endsWith(".ico")) response.setHeader("Content-Type", "image/x-icon"); // sirv knows none
      response.setHeader(
        "Cache-Control",
        path.startsWith(ASSETS) ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  return (request, response) => files(request, response, () => api(request, response));
}

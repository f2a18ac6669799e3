import type { Business } from "@ridgeline/contract/business";
import type { SiteData } from "@ridgeline/contract/siteData";
import { paths } from "../site/paths";
import { color } from "../theme";
import { documents } from "./documents";

const ADMIN_MANIFEST = "/admin.webmanifest";

type TextFile = { type: string; body: string };

/** The small files of the public root, by path; there is no site map if the site's address is unknown. */
export function textFiles({ business, address }: SiteData): Record<string, TextFile> {
  const siteMap =
    address === undefined ? "" : `\nSitemap: ${new URL("/sitemap.xml", address).href}\n`;
  return {
    // The public lists stay open, since search engines need them to render the page.
    "/robots.txt": {
      type: "text/plain; charset=utf-8",
      body: `User-agent: *\nDisallow: /api/admin/\nDisallow: /api/quote\n${siteMap}`,
    },
    "/manifest.webmanifest": toManifest(manifest(business)),
    [ADMIN_MANIFEST]: toManifest(adminManifest(business)),
    ...(address !== undefined && {
      "/sitemap.xml": { type: "text/xml; charset=utf-8", body: sitemap(address) },
    }),
  };
}

function sitemap(address: string): string {
  const entries = Object.values(documents)
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => `  <url><loc>${new URL(path, address).href}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

function toManifest(manifest: object): TextFile {
  return { type: "application/manifest+json; charset=utf-8", body: JSON.stringify(manifest) };
}

function manifest({ name, shortName }: Business): object {
  return {
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: color.paper,
    theme_color: color.paper,
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

/** For the owner's home screen: an iPhone allows notifications only to a page on it. */
function adminManifest(business: Business): object {
  return {
    ...manifest(business),
    id: paths.admin,
    name: `${business.shortName} Admin`,
    start_url: paths.admin,
    scope: paths.admin,
    display: "standalone",
  };
}

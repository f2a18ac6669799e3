import { paths } from "../site/paths";
import { site } from "../site/site";
import { color } from "../theme";
import { pages } from "./pages";

export const ADMIN_MANIFEST = "admin.webmanifest";

/** Small files of the public root, generated from site.json: name -> content. */
export function siteFiles(): Record<string, string> {
  return {
    // The public lists stay open, since search engines need them to render the page.
    "robots.txt": `User-agent: *\nDisallow: /api/admin/\nDisallow: /api/quote\n\nSitemap: ${addressOf("/sitemap.xml")}\n`,
    "sitemap.xml": sitemap(),
    "manifest.webmanifest": JSON.stringify(manifest()),
    [ADMIN_MANIFEST]: JSON.stringify(adminManifest()),
  };
}

function sitemap(): string {
  const entries = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ path }) => `  <url><loc>${addressOf(path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

function manifest(): object {
  return {
    name: site.name,
    short_name: site.shortName,
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

/** For the owner's home screen: an iPhone allows notifications only to a page that is there. */
function adminManifest(): object {
  return {
    ...manifest(),
    id: paths.admin,
    name: `${site.shortName} Admin`,
    start_url: paths.admin,
    scope: paths.admin,
    display: "standalone",
  };
}

function addressOf(path: string): string {
  return new URL(path, site.url).href;
}

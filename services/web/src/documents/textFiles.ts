import type { Business } from "@ridgeline/contract/business";
import { paletteOf } from "@ridgeline/contract/palette";
import type { Renderer, ServedFile } from "@ridgeline/contract/renderer";
import type { SiteData } from "@ridgeline/contract/siteData";
import { paths } from "../site/paths";
import { color } from "../theme";
import { brandFile, brandFileNames } from "../site/brandFile";
import { drawBrandFile } from "./brandFiles";
import { type Document, documents } from "./documents";

/** The small files of the public root that follow the business, by path. No site map if the site's address is unknown. */
export const textFiles: Renderer["textFiles"] = {
  "/robots.txt": robots,
  "/manifest.webmanifest": ({ business }) => toManifest(manifest(business)),
  "/admin.webmanifest": ({ business }) => toManifest(adminManifest(business)),
  "/sitemap.xml": ({ address }) =>
    address === undefined
      ? undefined
      : { type: "text/xml; charset=utf-8", body: () => sitemap(address) },
  ...Object.fromEntries(
    brandFileNames.map((name) => [
      `/brand/${name}`,
      ({ business }: SiteData) => drawBrandFile(name, business),
    ]),
  ),
};

/** The public lists stay open, since search engines need them to render the page. */
function robots({ address }: SiteData): ServedFile {
  const siteMap =
    address === undefined ? "" : `\nSitemap: ${new URL("/sitemap.xml", address).href}\n`;
  return {
    type: "text/plain; charset=utf-8",
    body: () => `User-agent: *\nDisallow: /api/admin/\nDisallow: /api/quote\n${siteMap}`,
  };
}

function sitemap(address: string): string {
  const entries = Object.values<Document>(documents).map(({ path }) =>
    path === undefined ? "" : `  <url><loc>${new URL(path, address).href}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

function toManifest(manifest: object): ServedFile {
  return { type: "application/manifest+json; charset=utf-8", body: () => JSON.stringify(manifest) };
}

function manifest(business: Business): object {
  const { name, shortName, colors } = business;
  const addressOf = (size: "192" | "512" | "maskable-512") =>
    brandFile(`${size}.png`, business, `/icon-${size}.png`);
  return {
    name,
    short_name: shortName,
    start_url: "/",
    display: "browser",
    background_color: color.paper,
    theme_color: colors ? paletteOf(colors)["ground-900"] : color.paper,
    icons: [
      { src: addressOf("192"), sizes: "192x192", type: "image/png" },
      { src: addressOf("512"), sizes: "512x512", type: "image/png" },
      { src: addressOf("maskable-512"), sizes: "512x512", type: "image/png", purpose: "maskable" },
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

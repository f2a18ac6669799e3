import { createHash } from "node:crypto";
import { adminWorker } from "../site/paths";

type Kind = {
  /** The owner's pages have a service worker. */
  isAdmin: boolean;
  /** A site with an address uses HTTPS, where browsers show no pictures from http:. */
  isSecure: boolean;
};

/**
 * The headers of a page beside those of every response (http/baseHeaders.ts in the API); its content security policy allows each
 * style and script in `inline` by its hash.
 */
export function securityHeaders(inline: string, kind: Kind): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(inline, kind),
    "Permissions-Policy":
      "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
  };
}

const MAP = "https://www.openstreetmap.org";

function contentSecurityPolicy(inline: string, { isAdmin, isSecure }: Kind): string {
  const scripts = contentsOf(inline, /<script>([^]*?)<\/script>/g);
  // In addition to the page's own: the empty element that styled-components fills.
  const styles = ["", ...contentsOf(inline, /<style[^>]*>([^]*?)<\/style>/g)];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashes(scripts)].join(" "),
    ["style-src 'self'", ...hashes(styles)].join(" "),
    // A picture may be on any site. A list of those in use would name the sites of hidden pictures to everybody. blob: is
    // a photo that the owner has chosen.
    `img-src 'self' https: ${isSecure ? "" : "http: "}data:${isAdmin ? " blob:" : ""}`,
    `font-src 'self'${isAdmin ? "" : " data:"}`, // scripts/buildSite.mjs puts them into the visitors' pages
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${MAP}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    isAdmin ? "object-src 'none'" : `object-src ${MAP}`, // whether the map answers (islands/map.ts)
    "require-trusted-types-for 'script'",
    // For the address of the owner's service worker, and nothing else.
    `trusted-types ${isAdmin ? adminWorker.policy : "'none'"}`,
  ].join("; ");
}

function contentsOf(html: string, element: RegExp): string[] {
  return [...html.matchAll(element)].map(([, content = ""]) => content);
}

function hashes(contents: readonly string[]): string[] {
  return [...new Set(contents)].map(
    (content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
  );
}

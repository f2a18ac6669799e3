import { createHash } from "node:crypto";
import { RADIX_SELECT_STYLE } from "../ui/radixSelectStyle";

/** What every answer carries; the policy names each inline style of the given pages by its hash. */
export function securityHeaders(htmlPages: readonly string[]): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(styleHashes(htmlPages)),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // OpenStreetMap's map refuses a request that names no site.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

function contentSecurityPolicy(hashes: string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${hashes.join(" ")}`,
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-src https://www.openstreetmap.org",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types default",
  ].join("; ");
}

/** Besides the pages' own: the empty element that styled-components fills by script, and Radix Select's constant. */
function styleHashes(htmlPages: readonly string[]): string[] {
  const inPages = htmlPages.flatMap((html) =>
    [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css = ""]) => css),
  );
  return [...new Set(["", RADIX_SELECT_STYLE, ...inPages])].map(
    (css) => `'sha256-${createHash("sha256").update(css).digest("base64")}'`,
  );
}

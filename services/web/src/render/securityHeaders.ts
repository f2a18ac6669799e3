import { createHash } from "node:crypto";
import { adminWorker } from "../site/adminWorkerFile";

/**
 * The headers of a file below /assets/: what a page needs besides would cost each of its scripts, fonts and pictures a
 * kilobyte. Opened by itself, such a file can do nothing.
 */
export const assetHeaders: Record<string, string> = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/**
 * The headers of every other response of the site at `url`; the content security policy allows each inline style and script by
 * its hash.
 */
export function securityHeaders(htmlPages: readonly string[], url: string): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(htmlPages, new URL(url).protocol),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // OpenStreetMap refuses requests without a referrer.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy":
      "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
  };
}

function contentSecurityPolicy(htmlPages: readonly string[], protocol: string): string {
  const scripts = contentsOf(htmlPages, /<script>([^]*?)<\/script>/g);
  // In addition to the pages' own: the empty element that styled-components fills.
  const styles = ["", ...contentsOf(htmlPages, /<style[^>]*>([^]*?)<\/style>/g)];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(scripts)}`,
    `style-src 'self' ${hashes(styles)}`,
    // The owner may use a picture from any site. On an https page browsers fetch one at http: over https.
    `img-src 'self' https: ${protocol === "http:" ? "http: " : ""}data:`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src https://www.openstreetmap.org",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // For the address of the owner's service worker, and nothing else.
    `trusted-types ${adminWorker.policy}`,
  ].join("; ");
}

function contentsOf(htmlPages: readonly string[], element: RegExp): string[] {
  return htmlPages.flatMap((html) =>
    [...html.matchAll(element)].map(([, content = ""]) => content),
  );
}

function hashes(contents: readonly string[]): string {
  return [...new Set(contents)]
    .map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`)
    .join(" ");
}

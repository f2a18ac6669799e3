/**
 * The security headers of everything but the pages, which have their own: opened by itself, such an answer can do nothing.
 * deploy/nginx/snippets/security-headers.conf has the same for what nginx answers by itself.
 */
export const baseHeaders: Readonly<Record<string, string>> = {
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

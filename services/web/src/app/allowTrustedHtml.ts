import { RADIX_SELECT_STYLE } from "../ui/radixSelectStyle";

type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown;
};

/** Under Trusted Types this is the only way from text to HTML: for Radix Select's constant style, and nothing else. */
export function allowTrustedHtml(): void {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }; // not in every browser, nor in TypeScript's types
  trustedTypes?.createPolicy("default", { createHTML: requireKnownHtml });
}

function requireKnownHtml(html: string): string {
  if (html !== RADIX_SELECT_STYLE) throw new TypeError("This text may not become HTML.");
  return html;
}

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

/** The text of the one style tag that Radix Select writes: named in the security policy, allowed as trusted HTML. */
export const RADIX_SELECT_STYLE =
  "[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}";

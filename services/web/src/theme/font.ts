export const font = {
  serif: '"Fraunces Ridge", "Fraunces Fallback", "Fraunces Fallback Noto", Georgia, serif',
  sans: '"Figtree Ridge", "Figtree Fallback", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
  mono: 'ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
} as const;

export const fontSize = {
  display: "clamp(2.5rem, 1.55rem + 3.6vw, 4.25rem)",
  h2: "clamp(2rem, 1.5rem + 1.9vw, 3rem)",
  h3: "1.375rem",
  h4: "1.25rem",
  quote: "1.1875rem",
  lead: "clamp(1.125rem, 1.06rem + 0.3vw, 1.25rem)",
  body: "1.0625rem",
  card: "1rem",
  small: "0.9375rem",
  badge: "0.875rem",
} as const;

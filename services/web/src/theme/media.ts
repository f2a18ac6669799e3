/** look.md, 5: each is "up to this width". */
export const media = {
  upToWide: "@media (max-width: 1120px)",
  upToLaptop: "@media (max-width: 1040px)",
  upToTablet: "@media (max-width: 880px)",
  upToPhone: "@media (max-width: 720px)",
  upToNarrow: "@media (max-width: 360px)",
  reducedMotion: "@media (prefers-reduced-motion: reduce)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

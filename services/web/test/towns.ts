/** What scripts/townsPlugin.mjs makes, for a few towns. */
export const towns: Readonly<Record<string, string>> = {
  GA: "Duluth|34.00|-84.14|29000\nDahlonega|34.53|-83.98|6400",
  MN: "Saint Paul|44.94|-93.09|300000\nDuluth|46.78|-92.11|86000\nHermantown|46.81|-92.24|9800\nCloquet|46.72|-92.46|12000\nTwo Harbors|47.02|-91.67|3600",
  WI: "Superior|46.72|-92.10|27000",
  PR: "Bayamón|18.40|-66.15|200000",
};

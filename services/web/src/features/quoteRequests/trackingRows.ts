import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";

/** Where the customer came from: label and value of everything known. */
export function trackingRows({ utmSource, utmMedium, utmCampaign, referrer }: QuoteRequest) {
  const rows: [label: string, value: string | null][] = [
    ["UTM Source", utmSource],
    ["UTM Medium", utmMedium],
    ["UTM Campaign", utmCampaign],
    ["Referrer", referrer],
  ];
  return rows.filter((row): row is [string, string] => Boolean(row[1]));
}

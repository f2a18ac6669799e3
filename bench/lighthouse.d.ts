// Lighthouse is installed only for the browser's measurements (groups/browser.mjs), so the checks do without its own types.
declare module "lighthouse" {
  type Category = { title: string; score: number | null };
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error" },
  ): Promise<{ lhr: { categories: Record<string, Category> } } | undefined>;
}

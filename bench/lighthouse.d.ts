// Lighthouse is installed only for the browser's measurements (groups/lighthouse.mjs), so the checks do without its own types.
declare module "lighthouse" {
  type Category = { title: string; score: number | null };
  type Result = {
    audits: Record<string, { numericValue?: number }>;
    categories: Record<string, Category>;
  };
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error" },
  ): Promise<{ lhr: Result } | undefined>;
}

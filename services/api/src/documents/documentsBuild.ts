import type { SiteData } from "@ridgeline/contract/siteData";
import { readFile } from "node:fs/promises";

export type DocumentName = "landing" | "privacy" | "terms" | "notFound" | "admin" | "login";

export type Headers = Readonly<Record<string, string>>;
type Renderer = Readonly<{
  renderDocument: (name: DocumentName, template: string, siteData: SiteData) => Promise<string>;
  textFiles: (siteData: SiteData) => Readonly<Record<string, { type: string; body: string }>>;
}>;
type Build = Readonly<{
  templates: Readonly<Record<DocumentName, { template: string; plain: Headers; secure: Headers }>>;
  adminPages: readonly string[];
}>;

/** What the site's build produces for the API: services/web/dist/documents. */
export type DocumentsBuild = Renderer & Build;

/** Throws if the site is not built. */
export async function readDocumentsBuild(directory: URL): Promise<DocumentsBuild> {
  try {
    const json = await readFile(new URL("build.json", directory), "utf8");
    const build = JSON.parse(json) as Build; // the build wrote it
    const renderer = (await import(new URL("renderer.js", directory).href)) as Renderer; // the build made it
    const { renderDocument, textFiles } = renderer;
    return { ...build, renderDocument, textFiles };
  } catch (cause) {
    throw new Error("The site is not built. Run: npm run build", { cause });
  }
}

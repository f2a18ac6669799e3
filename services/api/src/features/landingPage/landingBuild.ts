import type { LandingContent } from "@ridgeline/contract/landingContent";
import { readFile } from "node:fs/promises";

export type Render = (content: LandingContent) => Promise<string>;

type Renderer = {
  renderLandingPage: (template: string, content: LandingContent) => Promise<string>;
};

/** What the build of the site leaves for the API: services/web/dist/landing. */
export type LandingBuild = Readonly<{
  /** The name of this build. Its pages need its scripts and styles. */
  build: string;
  /** The page as it is without any content. */
  builtPage: string;
  /** The landing page with this content, as HTML: services/web/src/render/renderLandingPage.tsx. */
  render: Render;
}>;

/** Throws if the site is not built. */
export async function readLandingBuild(directory: URL): Promise<LandingBuild> {
  const read = (file: string) => readFile(new URL(file, directory), "utf8");
  try {
    const { build } = JSON.parse(await read("build.json")) as { build: string }; // the build wrote it
    const [template, builtPage] = await Promise.all([read("template.html"), read("built.html")]);
    const { renderLandingPage } = (await import(
      new URL("renderer.js", directory).href
    )) as Renderer; // the build made it
    return { build, builtPage, render: (content) => renderLandingPage(template, content) };
  } catch (cause) {
    throw new Error("The site is not built. Run: npm run build", { cause });
  }
}

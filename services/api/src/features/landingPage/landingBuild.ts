import { readFile } from "node:fs/promises";

/** What the build of the site leaves for the API: services/web/dist/landing. */
export type LandingBuild = Readonly<{
  /** The name of this build. Its pages need its scripts and styles. */
  build: string;
  /** The page with places for its content. */
  template: string;
  /** The page as it is without any content. */
  builtPage: string;
  /** The module whose renderLandingPage fills the template. */
  renderer: URL;
}>;

/** Throws if the site is not built. */
export async function readLandingBuild(directory: URL): Promise<LandingBuild> {
  const read = (file: string) => readFile(new URL(file, directory), "utf8");
  try {
    const { build } = JSON.parse(await read("build.json")) as { build: string }; // the build wrote it
    const [template, builtPage] = await Promise.all([read("template.html"), read("built.html")]);
    return { build, template, builtPage, renderer: new URL("renderer.js", directory) };
  } catch (cause) {
    throw new Error("The site is not built. Run: npm run build", { cause });
  }
}

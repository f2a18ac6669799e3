import type { LandingContent } from "@ridgeline/contract/landingContent";
import { readFile } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import { withTimeout } from "../../process/withTimeout";

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

/** The landing page with this content, as HTML. */
export type Render = (content: LandingContent) => Promise<string>;

/** What the thread (renderer.ts) gets. */
export type RenderTask = { renderer: string; template: string; content: LandingContent };

/** Milliseconds until the thread is stopped. */
const TIMEOUT = 10_000;

/**
 * Renders in a thread (`thread`: the built renderer.ts), which ends afterwards. So the API goes on answering meanwhile, and
 * gets the memory back.
 */
export function renderApart(
  thread: URL,
  { renderer, template }: LandingBuild,
  timeout = TIMEOUT,
): Render {
  return async (content) => {
    const task: RenderTask = { renderer: renderer.href, template, content };
    const worker = new Worker(thread, {
      workerData: task,
      env: { NODE_ENV: "production" }, // React is several times slower otherwise
      resourceLimits: { maxOldGenerationSizeMb: 96 },
    });
    try {
      return await withTimeout(answerOf(worker), timeout, () => new Error("it took too long"));
    } finally {
      await worker.terminate();
    }
  };
}

function answerOf(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => {
      reject(new Error("the renderer ended without a page"));
    });
  });
}

import { parentPort, workerData } from "node:worker_threads";
import type { RenderTask } from "./features/landingPage/landingBuild";

type Renderer = { renderLandingPage: (template: string, content: object) => Promise<string> };

/** The thread that renders one landing page, with the renderer that the site's build made. */
const { renderer, template, content } = workerData as RenderTask; // renderApart sent it
const { renderLandingPage } = (await import(renderer)) as Renderer; // services/web/src/render/renderLandingPage.tsx
parentPort?.postMessage(await renderLandingPage(template, content));

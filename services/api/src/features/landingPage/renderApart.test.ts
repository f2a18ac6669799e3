import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { renderApart } from "./landingBuild";

const content = { services: [], "featured-projects": [], "service-areas": [], testimonials: [] };
const build = {
  build: "this",
  template: "<main></main>",
  builtPage: "",
  renderer: new URL("file:///site/renderer.js"),
};

/** A thread with this code, which has `workerData` and `parentPort`. */
function threadOf(code: string): URL {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "ridgeline-")), "thread.mjs");
  writeFileSync(file, `import { parentPort, workerData } from "node:worker_threads";\n${code}`);
  return pathToFileURL(file);
}

test("the thread gets the renderer, the template and the content, and answers with the page", async () => {
  const render = renderApart(
    threadOf("parentPort.postMessage(JSON.stringify(workerData));"),
    build,
  );

  expect(JSON.parse(await render(content))).toEqual({
    renderer: "file:///site/renderer.js",
    template: "<main></main>",
    content,
  });
});

test("React runs in production mode", async () => {
  const render = renderApart(threadOf("parentPort.postMessage(process.env.NODE_ENV);"), build);

  expect(await render(content)).toBe("production");
});

test("an error in the thread is passed on", async () => {
  const render = renderApart(threadOf('throw new Error("no such component");'), build);

  await expect(render(content)).rejects.toThrow("no such component");
});

test("a thread that ends without a page is an error", async () => {
  const render = renderApart(threadOf(""), build);

  await expect(render(content)).rejects.toThrow("the renderer ended without a page");
});

test("a thread that takes too long is stopped", async () => {
  const render = renderApart(threadOf("for (;;) {}"), build, 300);

  await expect(render(content)).rejects.toThrow("it took too long");
});

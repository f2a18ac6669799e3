import { type BrowserContext, expect, test as base } from "@playwright/test";
import { makeHard } from "./hardBrowser";

type Fixtures = { isHard: boolean; problems: string[] };

/** Stands in for OpenStreetMap's. */
const MAP = { contentType: "text/html", body: "<title>Map</title><p>The map</p>" };

/**
 * Every test fails on a content security policy violation, a script error or a console error. OpenStreetMap has a stand-in.
 * Nothing moves unless the test uses `withMotion`.
 */
export const test = base.extend<Fixtures>({
  // A smooth scroll can move a button away between press and release, so that the click is lost.
  contextOptions: { reducedMotion: "reduce" },
  isHard: [false, { option: true }],
  context: async ({ context, isHard }, use) => {
    if (isHard) await makeHard(context);
    await use(context);
  },
  problems: [
    async ({ context, page }, use, testInfo) => {
      const problems: string[] = [];
      const lost: string[] = [];
      context.on("requestfailed", (request) =>
        lost.push(`${request.method()} ${request.url()} ${request.failure()?.errorText}`),
      );
      await context.route(/openstreetmap\.org/, (route) => route.fulfill(MAP));
      await watchPolicy(context, problems);
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) {
          problems.push(message.text());
        }
      });
      await use(problems);
      if (testInfo.status !== testInfo.expectedStatus && lost.length > 0)
        await testInfo.attach("requests that failed", { body: lost.join("\n") });
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** For `test.use`, to test motion itself. */
export const withMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

async function watchPolicy(context: BrowserContext, problems: string[]): Promise<void> {
  await context.exposeFunction("reportViolation", (text: string) => problems.push(text));
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
}

/** The browser logs every failed request; those that a test causes are expected. */
function isExpected(text: string): boolean {
  return text.startsWith("Failed to load resource");
}

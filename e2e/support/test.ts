import { type BrowserContext, expect, test as base } from "@playwright/test";

type Fixtures = { problems: string[] };

/**
 * Every test fails on a policy violation, a script error or an error in the console; the map is not asked for. Nothing
 * moves unless the test uses `withMotion`.
 */
export const test = base.extend<Fixtures>({
  // A button that a smooth scroll carries away between press and release is not pressed.
  contextOptions: { reducedMotion: "reduce" },
  problems: [
    async ({ context, page }, use) => {
      const problems: string[] = [];
      await context.route(/openstreetmap\.org/, (route) =>
        route.fulfill({ contentType: "text/html", body: "<p>The map</p>" }),
      );
      await watchPolicy(context, problems);
      page.on("pageerror", (error) => problems.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !isExpected(message.text())) {
          problems.push(message.text());
        }
      });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** For `test.use`, where motion itself is tested. */
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

/** The browser writes a line for every failed request: those that a test makes fail are meant to. */
function isExpected(text: string): boolean {
  return text.startsWith("Failed to load resource");
}

import type { RunningSite } from "../servers/runningSite";
import { until } from "../servers/theStack";
import { type Browser, PATIENCE_MS } from "./browser";
import { focusField, isTakenOver, isTextThere, markOld, readFocused } from "./inPage";

const LOADING_MS = 40_000;

export type User = ReturnType<typeof createUser>;

export type Journey = (user: User, site: RunningSite) => Promise<void>;

/** What a person does on the site: finds elements by name, waits for them, uses the mouse and the keyboard. */
export function createUser(browser: Browser, site: string) {
  const { click, type, pressWithControl, resize } = browser;

  /** Runs a function in the page, so the function must not use anything from outside. */
  async function run<Args extends (string | number)[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    const call = `(${String(inPage)})(...${JSON.stringify(args)})`;
    return (await browser.evaluate(call)) as Result; // what the function returns is plain data
  }

  async function waitFor(
    what: string,
    isSo: () => Promise<boolean>,
    patience = PATIENCE_MS,
  ): Promise<void> {
    await until(isSo, patience).catch(() => {
      throw new Error(`Not so: ${what}`);
    });
  }

  async function load(start: () => Promise<void>): Promise<void> {
    await run(markOld);
    await start();
    await waitFor("the page is new and taken over", () => run(isTakenOver), LOADING_MS);
  }

  return {
    run,
    waitFor,
    click,
    resize,
    open: (path: string) => load(() => browser.open(site + path)),
    reload: () => load(browser.reload),
    /** Opens another page of the public site. */
    follow: (link: string) => load(() => click("link", link)),
    /** Waits for the text in a visible element. */
    see: (text: string, selector = "body") =>
      waitFor(`${selector} shows "${text}"`, () => run(isTextThere, selector, text)),
    miss: (text: string, selector = "body") =>
      waitFor(
        `${selector} is without "${text}"`,
        async () => !(await run(isTextThere, selector, text)),
      ),
    /** Replaces the field's text. */
    fill: async (label: string, text: string) => {
      await click("field", label);
      await pressWithControl("a");
      await type(text);
      await waitFor(`"${label}" holds "${text}"`, async () => (await run(readFocused)) === text);
    },
    /** Copies all of one field and pastes it over all of another. */
    copy: async (from: string, to: string) => {
      await click("field", from);
      await pressWithControl("a", "c");
      await click("field", to);
      await pressWithControl("a", "v");
    },
    /** By its first letter, which no other option has: a native select's list is not part of the page. */
    choose: async (label: string, option: string) => {
      await run(focusField, label);
      await type(option.charAt(0));
      await waitFor(
        `"${label}" shows "${option}"`,
        async () => (await run(readFocused)) === option,
      );
    },
  };
}

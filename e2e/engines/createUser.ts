import { until } from "../servers/theStack";
import type { Browser, InputSource } from "./browser";
import {
  findPoint,
  focusField,
  hasMissed,
  isNewAndParsed,
  isTextThere,
  isTakenOver,
  leaveFor,
  type Point,
  readFocused,
} from "./inPage";

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const selectors = {
  button: "button",
  link: "a[href]",
  field: "input, textarea, select, button[role=combobox]",
} as const;

const PATIENCE_MS = 20_000;
const OPENING_MS = 40_000;

/** WebDriver's characters for these keys. */
const CONTROL = "\uE009";
const DELETE = "\uE017";

export type User = ReturnType<typeof createUser>;

/** What a person does at a browser: looks for things by their names, waits for them, uses the mouse and the keyboard. */
export function createUser(browser: Browser, site: string) {
  let isFirst = true;

  async function run<Args extends Json[], Result>(
    doInPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const answer = await browser.evaluate(
      `Promise.resolve((${String(doInPage)})(...${JSON.stringify(args)})).then((value) => JSON.stringify({ value }))`,
    );
    return (JSON.parse(answer) as { value: Awaited<Result> }).value;
  }

  async function click(kind: keyof typeof selectors, name: string): Promise<void> {
    let obstacle: string | undefined = "";
    const hasClicked = async () => {
      const found = await run(findPoint, selectors[kind], name);
      obstacle = found.obstacle;
      if (!found.point) return false;
      await browser.perform([pressMouse(found.point)]);
      return !(await run(hasMissed).catch(() => false)); // the click has led to another document
    };
    await until(hasClicked, PATIENCE_MS).catch(() => {
      throw new Error(`No click on ${kind} "${name}": ${obstacle ?? "missed"}`);
    });
  }

  async function waitFor(what: string, isSo: () => Promise<boolean>): Promise<void> {
    await until(isSo, PATIENCE_MS).catch(() => {
      throw new Error(`Not so: ${what}`);
    });
  }

  const press = (...actions: Action[]) =>
    browser.perform([{ type: "key", id: "keyboard", actions }]);

  return {
    run,
    waitFor,
    click,
    /**
     * Resolves once the document is parsed; scripts may follow. Only the first goes through the driver: Firefox's takes a
     * frame that fails in the document before for a failure of its own.
     */
    open: async (path: string) => {
      if (isFirst) {
        await browser.open(site + path);
        isFirst = false;
      } else {
        await waitFor("the page is taken over", () => run(isTakenOver));
        await run(leaveFor, path);
      }
      await until(() => run(isNewAndParsed), OPENING_MS);
    },
    /** Waits for the text in a visible element. */
    see: (text: string, selector = "body") =>
      waitFor(`${selector} shows "${text}"`, () => run(isTextThere, selector, text)),
    miss: (text: string, selector = "body") =>
      waitFor(
        `${selector} is without "${text}"`,
        async () => !(await run(isTextThere, selector, text)),
      ),
    /** Replaces what is in the field. */
    fill: async (label: string, text: string) => {
      await click("field", label);
      await press(down(CONTROL), ...stroke("a"), up(CONTROL));
      await press(...stroke(DELETE), ...Array.from(text).flatMap(stroke));
      await waitFor(`"${label}" holds "${text}"`, async () => (await run(readFocused)) === text);
    },
    /** Copies all of one field and pastes it over all of another. */
    copy: async (from: string, to: string) => {
      await click("field", from);
      await press(down(CONTROL), ...stroke("a"), ...stroke("c"), up(CONTROL));
      await click("field", to);
      await press(down(CONTROL), ...stroke("a"), ...stroke("v"), up(CONTROL));
    },
    reload: async () => {
      await run(() => {
        document.documentElement.dataset["old"] = "";
        window.location.reload();
      });
      const isNew = () => run(() => !("old" in document.documentElement.dataset));
      await waitFor("the page is loaded again", () => isNew().catch(() => false));
    },
    /** By its first letter, which no other option has: the list of a native select is no part of the page. */
    choose: async (label: string, option: string) => {
      await run(focusField, label);
      await press(...stroke(option.charAt(0)));
      await waitFor(
        `"${label}" shows "${option}"`,
        async () => (await run(readFocused)) === option,
      );
    },
  };
}

type Action = InputSource["actions"][number];

const down = (value: string): Action => ({ type: "keyDown", value });
const up = (value: string): Action => ({ type: "keyUp", value });
const stroke = (value: string): Action[] => [down(value), up(value)];

const pressMouse = ({ x, y }: Point): InputSource => ({
  type: "pointer",
  id: "mouse",
  actions: [
    { type: "pointerMove", x, y },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ],
});

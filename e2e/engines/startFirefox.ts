import { type ElementHandle, launch } from "puppeteer-core";
import { type Browser, deadProxy, PATIENCE_MS } from "./browser";
import { findNamed } from "./inPage";

/** NS_BINDING_ABORTED: a font that a page was still loading when the next one was opened. */
const ABORTED = "status=2152398850";

/** Firefox without a window, through WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const firefox = await launch({
    browser: "firefox",
    executablePath: process.env["FIREFOX_PATH"] ?? "/usr/bin/firefox-esr",
    extraPrefsFirefox: {
      "network.proxy.type": 1,
      "network.proxy.ssl": deadProxy.host,
      "network.proxy.ssl_port": deadProxy.port,
    },
  });
  const [page = await firefox.newPage()] = await firefox.pages();
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => {
    if (!String(error).includes(ABORTED)) problems.push(String(error));
  });

  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: "domcontentloaded" });
    },
    reload: async () => {
      await page.reload({ waitUntil: "domcontentloaded" });
    },
    evaluate: (script) => page.evaluate(script),
    click: async (kind, name) => {
      const found = await page.waitForFunction(findNamed, { timeout: PATIENCE_MS }, kind, name);
      await (found as ElementHandle<HTMLElement>) // it waits until there is one
        .asLocator()
        .setTimeout(PATIENCE_MS)
        .click();
    },
    type: (text) => page.keyboard.type(text),
    pressWithControl: async (...keys) => {
      await page.keyboard.down("Control");
      for (const key of keys) await page.keyboard.press(key);
      await page.keyboard.up("Control");
    },
    resize: (width, height) => page.setViewport({ width, height }),
    takeProblems: () => problems.splice(0),
    close: () => firefox.close(),
  };
}

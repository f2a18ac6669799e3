import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { Builder, Key, type WebElement } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { until } from "../servers/theStack";
import { type Browser, deadProxy, PATIENCE_MS } from "./browser";
import { findNamed } from "./inPage";

/** WebKit in a window on a virtual screen, through WebDriver. */
export async function startWebkit(): Promise<Browser> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer]; // a pipe, as asked for above
  const server = new DriverService.Builder("/usr/bin/WebKitWebDriver")
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      // Its sandbox cannot start as root, and CI runs as root.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    })
    .build();
  const driver = await new Builder()
    .usingServer(await server.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      // The other strategies return too late to see the first problems.
      pageLoadStrategy: "none",
      timeouts: { script: 5000, pageLoad: 10_000 },
      proxy: { proxyType: "manual", sslProxy: `${deadProxy.host}:${deadProxy.port}` },
    })
    .build();
  const problems: string[] = [];

  /** WebKit's driver reports no problems, so a script in every document collects them. */
  async function evaluate(script: string): Promise<unknown> {
    const [value, seen] = await driver.executeScript<[unknown, string[]]>(
      `const seen = (window.seenProblems ??= (${String(collectProblems)})());
       return [${script}, seen.splice(0)];`,
    );
    problems.push(...seen);
    return value;
  }

  return {
    open: (url) => driver.get(url),
    reload: () => driver.navigate().refresh(),
    evaluate,
    click: async (kind, name) => {
      let obstacle: unknown = "there is none";
      const clickIfThere = async () => {
        const found = await driver.executeScript<WebElement | null>(findNamed, kind, name);
        await found?.click().catch((error: unknown) => {
          obstacle = error;
          throw error;
        });
        return found !== null;
      };
      await until(clickIfThere, PATIENCE_MS).catch(() => {
        throw new Error(`No click on ${kind} "${name}"`, { cause: obstacle });
      });
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    pressWithControl: (...keys) =>
      driver
        .actions()
        .keyDown(Key.CONTROL)
        .sendKeys(...keys)
        .keyUp(Key.CONTROL)
        .perform(),
    resize: async (width, height) => {
      await driver.manage().window().setRect({ width, height });
    },
    takeProblems: () => problems.splice(0),
    close: async () => {
      await driver.quit();
      await server.kill();
      screen.kill();
    },
  };
}

function collectProblems(): string[] {
  const seen: string[] = [];
  window.addEventListener("error", ({ message }) => seen.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => seen.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    seen.push(`${violatedDirective}: ${blockedURI}`),
  );
  const log = console.error;
  console.error = (...parts: unknown[]) => {
    seen.push(parts.join(" "));
    log(...parts);
  };
  return seen;
}

// WebKit, the engine of every iPhone, in a window on a virtual screen. Playwright's build of it is not a Debian package, so
// this drives Debian's through WebDriver.
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { consentLabel } from "@ridgeline/contract/quoteRequest";
import { Builder, type WebDriver } from "selenium-webdriver";
import { DriverService } from "selenium-webdriver/remote";
import { validQuoteRequest } from "../../contract/test/quoteRequests";
import type { RunningSite } from "../servers/root";
import { startServer } from "../servers/startServer";
import { until } from "../servers/theStack";

let site: RunningSite;
let driver: WebDriver;
let stopDriver: () => Promise<void>;
/** Script errors, console errors and violations of the policy, from the first look at each document on. */
const problems: string[] = [];

beforeAll(async () => {
  site = await startServer();
  [driver, stopDriver] = await startDriver();
  await driver.manage().window().setRect({ width: 390, height: 844 });
});
afterEach(async () => {
  await inPage(() => null);
  expect(problems.splice(0)).toEqual([]);
});
afterAll(async () => {
  await stopDriver();
  await site.stop();
});

/** The sum appears once the form has its script, which is the page's last. */
const form = ["#security-question", "What is"] as const;

test("a visitor reads, fills in the form, corrects a mistake, sends, and is thanked", async () => {
  const [service = ""] = await readTitles();
  await open("/", ...form);
  await see("#services h3", service);
  await click("button", "Open menu");
  await click("button", "Reviews");
  await waitFor("the reviews are on top", () => inPage(isBelowHeader, "reviews"));
  await fill("Full Name", "Jane Holcomb");
  await fill("Phone", "7");
  // oxlint-disable-next-line typescript/no-deprecated -- the only way to insert text in one piece, as a phone's keyboard does
  await inPage(() => document.execCommand("insertText", false, "06 555-0117"));
  await fill("Service Type", "Door Replacement", "D");
  await fill("Project Details", "Too short");
  const question = await inPage(() => document.body.textContent);
  const [, a, b] = /What is (\d+) \+ (\d+)\?/.exec(question) ?? [];
  await fill("Security Question", String(Number(a) + Number(b)));
  await click("field", consentLabel);
  await click("button", "Request Free Estimate");
  await see("#quote-form", "Please provide project details (at least 20 characters)");
  await waitFor("the mistake has the focus", () => inPage(isFocused, "Too short"));
  await fill("Project Details", "The front door has dropped and lets in the cold.");
  await click("button", "Request Free Estimate");
  await waitFor("the thanks are there", () => inPage(isFocused, "Thank you for your request!"));
  const sent = { fullName: "Jane Holcomb", phone: "7065550117", serviceType: "door-replacement" };
  expect(await readAsOwner("/api/admin/quote-requests")).toMatchObject([sent]);
});

test("the owner logs in, reads a request, renames a service, hides another, and logs out", async () => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify(validQuoteRequest);
  await fetch(`${site.url}/api/quote`, { method: "POST", headers, body });
  const [renamed = "", hidden = ""] = await readTitles();
  await open("/admin/login", "h1", "Admin Login");
  await fill("Admin Token", site.adminToken);
  await click("button", "Access Admin Dashboard");
  await click("link", "Manage Quote Requests");
  await see("main h3", validQuoteRequest.fullName);
  await see("main li", validQuoteRequest.projectDetails);

  await open("/admin/services", "h2", renamed);
  await click("button", `Edit ${renamed}`);
  await fill("Title", "Doors of Every Kind");
  await click("button", "Save Changes");
  await see("h2", "Doors of Every Kind");
  await click("button", `Deactivate ${hidden}`);
  await see("main li", "Inactive");
  expect(await readTitles()).not.toContain(hidden);
  await click("button", "Logout");
  await see("h1", "Admin Login");
  expect(await inPage(() => JSON.stringify(localStorage))).not.toContain(site.adminToken);
  await open("/", ...form);
  await see("#services h3", "Doors of Every Kind");
});

/** Reads a list from the site's API as the owner. */
async function readAsOwner<Item>(path: string): Promise<Item[]> {
  const headers = { Authorization: `Bearer ${site.adminToken}` };
  return (await (await fetch(site.url + path, { headers })).json()) as Item[]; // what the API promises
}

/** The services that visitors see. */
async function readTitles(): Promise<string[]> {
  return (await readAsOwner<{ title: string }>("/api/services")).map(({ title }) => title);
}

function waitFor(what: string, isSo: () => Promise<boolean>): Promise<unknown> {
  return until(isSo, 40_000).catch(() => {
    throw new Error(`Not so: ${what}`);
  });
}

const see = (selector: string, text: string) =>
  waitFor(`${selector} shows "${text}"`, () => inPage(isShown, selector, text));

const click = (kind: Kind, name: string) =>
  waitFor(`the ${kind} "${name}" is clicked`, () => inPage(clickNamed, kind, name));

/**
 * Replaces the field's text by typing; in a dropdown `keys` are the first letters of the option. Types again if a key got
 * lost: the driver may send the first one before WebKit's window knows which field has the focus.
 */
const fill = (label: string, text: string, keys = text) =>
  waitFor(`"${label}" holds "${text}"`, async () => {
    await click("field", label);
    await driver.actions().sendKeys(keys).perform();
    return inPage(isFocused, text);
  });

/** Waits for the next document, and for a text that it shows only once its scripts work. */
async function open(path: string, selector: string, text: string): Promise<void> {
  await inPage(() => document.documentElement.setAttribute("data-old", ""));
  await driver.get(site.url + path);
  await waitFor("there is a new page", () => inPage(() => !document.querySelector("[data-old]")));
  await see(selector, text);
}

/** Runs a function in the page, so it must not use anything from outside. */
async function inPage<Args extends string[], Result>(
  run: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  const [value, seen] = await driver.executeScript<[Result, string[]]>(
    `const seen = (window.seenProblems ??= (${String(collectProblems)})());
     return [(${String(run)})(...arguments), seen.splice(0)];`,
    ...args,
  );
  problems.push(...seen);
  return value;
}

/** WebKit's driver reports no problems, so this, in every document, collects them. Runs in the page, as the next four do. */
function collectProblems(): string[] {
  const seen: string[] = [];
  window.addEventListener("error", ({ message }) => seen.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => seen.push(String(reason)));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    seen.push(`${violatedDirective}: ${blockedURI}`),
  );
  console.error = (...parts: unknown[]) => seen.push(parts.join(" "));
  return seen;
}

type Kind = "button" | "link" | "field";

/**
 * Focuses and clicks on what has this name, if it is there, enabled, and nothing covers it; returns whether it was. All in
 * one go, since the driver's own click takes a moment, in which the page may move something else below the pointer.
 */
function clickNamed(kind: Kind, name: string): boolean {
  const selectors = { button: "button", link: "a[href]", field: "input, textarea, select" };
  const nameOf = (one: HTMLElement) => {
    const { labels } = one as Partial<HTMLInputElement>; // only form controls have some
    const text = one.getAttribute("aria-label") ?? (labels?.[0] ?? one).textContent;
    return text.replaceAll(/\s+/g, " ").trim();
  };
  const found = [...document.querySelectorAll<HTMLElement>(selectors[kind])].find(
    (one) => nameOf(one) === name && one.checkVisibility(),
  );
  if (!found || found.matches(":disabled, [aria-disabled=true]")) return false;
  found.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = found.getBoundingClientRect();
  if (!found.contains(document.elementFromPoint(x + width / 2, y + height / 2))) return false;
  found.focus();
  if ("select" in found) (found as HTMLInputElement).select(); // or a textarea
  found.click();
  return true;
}

/** True if a visible element that matches contains the text. */
function isShown(selector: string, text: string): boolean {
  const all = [...document.querySelectorAll(selector)];
  return all.some((one) => one.textContent.includes(text) && one.checkVisibility());
}

/** True if the focused field or heading has this text. */
function isFocused(text: string): boolean {
  const one = document.activeElement as Partial<HTMLInputElement & HTMLSelectElement>; // or another element
  return (one.selectedOptions?.[0]?.text ?? one.value ?? one.textContent) === text;
}

/** True if the section's first visible element is at most 120 px below the header. */
function isBelowHeader(id: string): boolean {
  const all = [...document.querySelectorAll(`#${id} :is(svg, h2, h3, label, a)`)];
  const top = all.find((one) => one.checkVisibility())?.getBoundingClientRect().top ?? -1;
  const header = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  return top >= header - 1 && top <= header + 120;
}

async function startDriver(): Promise<[WebDriver, () => Promise<void>]> {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1400x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = (await once(screen.stdio[3] as Readable, "data")) as [Buffer]; // a pipe, as asked for above
  process.env["DISPLAY"] = `:${display.toString().trim()}`;
  process.env["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"; // it cannot start as root, and CI runs as root
  const server = new DriverService.Builder("/usr/bin/WebKitWebDriver").setLoopback(true).build();
  const started = await new Builder()
    .usingServer(await server.start())
    .withCapabilities({
      browserName: "MiniBrowser",
      // The other strategies return too late to see the first problems.
      pageLoadStrategy: "none",
      // Nothing listens there, so the map, the only part from another site, fails at once, with or without a network.
      proxy: { proxyType: "manual", sslProxy: "127.0.0.1:65535" },
    })
    .build();
  const stop = async () => {
    await started.quit();
    await server.kill();
    screen.kill();
  };
  return [started, stop];
}

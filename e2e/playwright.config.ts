import { existsSync } from "node:fs";
import {
  defineConfig,
  firefox,
  type PlaywrightTestOptions,
  type PlaywrightWorkerOptions,
  type Project,
} from "@playwright/test";
import { findChromium } from "./servers/findChromium.mjs";

/** They measure times, so `make bench` runs them, on a machine at rest. */
const MEASURED = "**/presses.spec.ts";
/** They change what every visitor sees, so they have a site of their own, and take turns. */
const OWN_SITE = "**/ownSite/*.spec.ts";

const engine = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Makes the headless shell lay out text and load off-screen pictures as Chromium does.
  "--font-render-hinting=none",
  "--blink-settings=lazyLoadingImageMarginPxUnknown=1250,lazyLoadingImageMarginPx4G=1250",
];

/** One process for a page and its map, and few threads for scripts and drawing: a fifth less processor time. */
const frugal = [
  "--disable-site-isolation-trials",
  "--renderer-process-limit=1",
  "--num-raster-threads=1",
  "--js-flags=--single-threaded --min-semi-space-size=16",
];

const startWith = (...args: string[]) => ({
  launchOptions: { executablePath: findChromium() ?? "", args },
});

const chromium: Project<PlaywrightTestOptions & { isHard: boolean }, PlaywrightWorkerOptions> = {
  name: "chromium",
  testIgnore: [MEASURED, OWN_SITE],
  use: startWith(...engine, ...frugal),
};

const measured = {
  ...chromium,
  name: "measured",
  testMatch: MEASURED,
  testIgnore: [],
  use: startWith(...engine),
};

const ownSite = {
  ...chromium,
  name: "chromium-own-site",
  testMatch: OWN_SITE,
  testIgnore: [],
  fullyParallel: false,
  workers: 1,
};

/** The journeys that people must get through whatever their browser does to the page. */
const hard = {
  ...chromium,
  name: "chromium-hard",
  grep: /@hard/,
  use: { ...chromium.use, isHard: true },
};

/** A visitor's and the owner's main ways, for GitHub's workflow: npx playwright install firefox. */
const inFirefox: Project = {
  name: "firefox",
  use: { browserName: "firefox" },
  testMatch: ["quoteForm", "session", "crud"].map((name) => `**/${name}.spec.ts`),
};

/** Journeys through the running site: `make start`'s server or the compose stack, over HTTP only. */
export default defineConfig<{ isHard: boolean }>({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./globalSetup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  // For a busy machine, on which the longest take several times as long; what hangs ends by the limit of its step.
  timeout: 135_000,
  expect: { timeout: 15_000 },
  workers: 3,
  reporter: "list",
  use: {
    baseURL: process.env["E2E_BASE_URL"] ?? "http://127.0.0.1:8080",
    viewport: { width: 1280, height: 900 },
    actionTimeout: 30_000,
    screenshot: "only-on-failure",
  },
  // Playwright's own Firefox, the only one that it drives, is not a Debian package.
  projects: [
    ownSite, // takes the longest in one piece
    chromium,
    measured,
    hard,
    ...(existsSync(firefox.executablePath()) ? [inFirefox] : []),
  ],
});

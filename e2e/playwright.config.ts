import { existsSync } from "node:fs";
import { defineConfig, firefox, type Project } from "@playwright/test";

/** The one that people have; the headless shell is its engine without the UI, and needs half the CPU time. */
const installed = ["/usr/bin/chromium", "/usr/bin/chromium-headless-shell"].find(existsSync);

const chromium: Project = {
  name: "chromium",
  use: {
    launchOptions: {
      executablePath: process.env["CHROMIUM_PATH"] ?? installed ?? "",
      args: [
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
      ],
    },
  },
};

/** A visitor's and the owner's main ways, for GitHub's workflow: npx playwright install firefox. */
const inFirefox: Project = {
  name: "firefox",
  use: { browserName: "firefox" },
  testMatch: ["pages", "quoteForm", "session", "crud"].map((name) => `**/${name}.spec.ts`),
};

/** Journeys through the running site: `make start`'s server or the compose stack, over HTTP only. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./globalSetup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  retries: 0,
  // Generous, for a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  workers: 3,
  reporter: "list",
  use: {
    baseURL: process.env["E2E_BASE_URL"] ?? "http://127.0.0.1:8080",
    viewport: { width: 1280, height: 900 },
    screenshot: "only-on-failure",
  },
  // Playwright's own Firefox, the only one that it drives, is not a Debian package.
  projects: existsSync(firefox.executablePath()) ? [chromium, inFirefox] : [chromium],
});

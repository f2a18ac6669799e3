import { chromium } from "@playwright/test";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where people have it: the system's Chromium or Chrome; the headless shell is its engine without the UI. */
const names = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chromium-headless-shell",
];
const onMac = ["Google Chrome", "Chromium"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The browser for tests and measurements: CHROMIUM_PATH, Playwright's own, or the system's; undefined if there is none. */
export function findChromium() {
  const folders = process.env["PATH"]?.split(delimiter) ?? [];
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return (
    process.env["CHROMIUM_PATH"] ??
    [chromium.executablePath(), ...installed, ...onMac].find((path) => existsSync(path))
  );
}

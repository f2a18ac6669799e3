import { existsSync } from "node:fs";

/** A phone's CPU: a quarter as fast as this machine's. */
export const CPU_RATE = 4;

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  return [CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Undefined, with a word on it, if there is no Chromium here.
 * @param {string[]} flags
 */
export async function launchChromium(...flags) {
  const executablePath = findChromium();
  if (!executablePath) {
    console.log("  Skipped: there is no Chromium here (set CHROMIUM_PATH).");
    return undefined;
  }
  const { chromium } = await import("@playwright/test"); // not there before the packages are
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

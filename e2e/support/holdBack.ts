import type { Page } from "@playwright/test";

/** Holds back every request for such an address until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Holds back every script until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdBack(page, "**/assets/*.js");
}

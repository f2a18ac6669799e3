import type { Page } from "@playwright/test";
import { openQuoteForm } from "../support/quoteForm";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 390, height: 844 } });

test("typing searches a dropdown, and starts over after one second", async ({ page }) => {
  await openQuoteForm(page);
  const list = page.getByRole("combobox", { name: "Service Type" });
  await list.focus();
  const type = await typeAtTimes(page);
  await type("p", 100);
  await type("r", 100.5);
  await expect(list).toHaveValue("pressure-washing");
  await type("o", 101.6);

  await expect(list).toHaveValue("other");
});

test("the sum stays what was typed while the page is scrolled", async ({ page }) => {
  await openQuoteForm(page);
  const sum = page.getByLabel("Security Question");
  await sum.click();
  await sum.fill("9");
  for (const deltaY of [100, -100, 100]) await page.mouse.wheel(0, deltaY);
  // Whatever the wheel changes is changed by then.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
  );
  await expect(sum).toHaveValue("9");
});

/** Returns a function that presses a key at a time given in seconds, without waiting for it. */
async function typeAtTimes(page: Page): Promise<(key: string, time: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  return async (text, timestamp) => {
    await session.send("Input.dispatchKeyEvent", { type: "keyDown", text, timestamp });
    await session.send("Input.dispatchKeyEvent", { type: "keyUp", timestamp });
  };
}

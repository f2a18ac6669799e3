import type { Page } from "@playwright/test";
import { logIn } from "../support/admin";
import { expect, test } from "../support/ownSite";
import { blankPng } from "../support/photos";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** The owner's thumb: counts its taps, and the fields that are filled. */
function createThumb(page: Page) {
  const count = { taps: 0, fields: 0 };
  return {
    count,
    press: async (name: string | RegExp) => {
      count.taps += 1;
      await page.getByRole("button", { name }).click();
    },
    /** A tap into the field, then the keyboard. */
    write: async (label: string, text: string) => {
      count.taps += 1;
      count.fields += 1;
      await page.getByLabel(label).fill(text);
    },
    /** A tap on the select, one in the phone's picker. */
    choose: async (label: string, option: string) => {
      count.taps += 2;
      count.fields += 1;
      await page.getByLabel(label).selectOption({ label: option });
    },
    tick: async (label: string) => {
      count.taps += 1;
      await page.getByLabel(label, { exact: true }).click();
    },
    /** A tap on the button, one on the picture in the gallery. */
    choosePhoto: async (about: string, width: number) => {
      count.taps += 2;
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: new RegExp(`^Add a (photo|logo): ${about}`) }).click();
      const buffer = await blankPng(width, 300);
      await (await chooser).setFiles({ name: `${width}.png`, mimeType: "image/png", buffer });
      await page.getByRole("button", { name: `Replace: ${about}` }).waitFor();
    },
  };
}

test.beforeEach(({ context, site }) => logIn(context, site.adminToken));

test("a contractor answers on a phone, where Enter goes on to the next field, however long it is held, presses once, and the site is his", async ({
  page,
  context,
  site,
}) => {
  const thumb = createThumb(page);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Make it yours in ten minutes" }).click();

  await thumb.write("Name of the business", "Blue Anvil Roofing");
  for (let held = 0; held < 3; held++) await page.keyboard.down("Enter");
  await expect(page.getByLabel("Phone")).toBeFocused();
  await thumb.write("Phone", "(218) 555-0137");
  await thumb.write("E-mail", "office@blueanvil.example");
  await thumb.write("ZIP", "55802");
  await expect(page.getByLabel("Your town")).toHaveValue("Duluth");
  await thumb.tick("Arnold");
  await thumb.write("Other towns", "Two Harbors, Silver Bay");
  await thumb.choose("Your trade", "Roofing");
  await thumb.tick("Flat Roofs");
  await thumb.tick("Metal Roofs");
  await thumb.write("Other kinds of work", "Chimney Caps, Skylights");
  await thumb.choosePhoto("Logo", 400);
  await thumb.write("In business since", "2009");
  await thumb.write("License number", "BC123456");
  await thumb.tick("We are insured");
  await thumb.choose("Hours", "Mon-Fri 8 AM-5 PM");
  await thumb.choosePhoto("First screen", 600);
  const works = ["Cedar shakes", "Metal roof", "New flashing", "Storm repair"];
  for (const [at, text] of works.entries()) {
    await thumb.choosePhoto(`Photo ${at + 1}`, 300 + at);
    await thumb.write(`What is it? (photo ${at + 1})`, text);
  }

  await page.reload();
  await expect(page.getByLabel("What is it? (photo 4)")).toHaveValue("Storm repair");
  await expect(page.getByLabel("Arnold", { exact: true })).not.toBeChecked();

  await context.setOffline(true);
  await thumb.press("Make it my site");
  await expect(page.getByRole("alert").filter({ hasText: "Not saved." })).toBeVisible();
  await context.setOffline(false);
  await thumb.press("Make it my site");

  await expect(page.getByRole("heading", { name: "Your site is yours" })).toBeVisible();
  await expect(page.getByText("For whoever runs the server", { exact: true })).toBeVisible();
  expect(thumb.count.taps).toBeLessThanOrEqual(60);
  expect(thumb.count.fields).toBeLessThanOrEqual(25);

  // A busy server shows its last page for some seconds more.
  const read = async () => (await fetch(site.url)).text();
  await expect.poll(read).toContain("Roof repair and new roofs that keep the rain out.");
  const landing = await context.newPage();
  await landing.goto("/");
  await expect(landing.getByRole("heading", { level: 1 })).toHaveText(
    "Roof repair and new roofs that keep the rain out.",
  );
  await expect(landing.locator("#services article, #services li").first()).toContainText(
    "Roof Replacement",
  );
  for (const town of ["Superior, Wisconsin", "Silver Bay"])
    await expect(landing.locator("#areas")).toContainText(town);
  const html = await landing.content();
  expect(html).toContain("RoofingContractor");
  expect(html.match(/Ridgeline|Dahlonega|Family-owned/g)).toBeNull();
});

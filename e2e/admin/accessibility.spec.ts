import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { managedAreas } from "../support/kindDialogs";
import { standStill } from "../support/layout";
import { blankPng, choosePhoto, openNewProject } from "../support/photos";
import { findViolations } from "../support/axe";
import { bareQuote, fullQuote } from "../support/lists";

// Allows axe to be injected into the page.
test.use({ bypassCSP: true });

const open = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
};

const openDialog = (path: string, button: RegExp) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole("button", { name: button }).first().click();
  await expect(page.locator("dialog")).toBeVisible();
};

const states: Record<string, (page: Page) => Promise<unknown>> = {
  dashboard: open("/admin"),
  ...Object.fromEntries(managedAreas.map((path) => [path, open(`/admin/${path}`)])),
  "quote-requests": async (page) => {
    await answerList(page, "quote-requests", [fullQuote, bareQuote]);
    await open("/admin/quote-requests")(page);
  },
  "the business with all parts expanded and errors": async (page) => {
    await open("/admin/business")(page);
    for (const part of await page.locator("summary").all()) await part.click();
    await page.getByRole("button", { name: "Add a day" }).click();
    await page.getByLabel("What it is").fill("Thanksgiving");
    await page.getByLabel("Headline", { exact: true }).fill("");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByText("Please choose a date")).toBeVisible();
  },
  loading: async (page) => {
    await page.route("**/api/admin/**", () => {});
    await page.goto("/admin/services");
    await expect(page.getByText("Loading services...")).toBeVisible();
  },
  empty: async (page) => {
    await answerList(page, "services", []);
    await page.goto("/admin/services");
    await expect(page.getByText("No services found")).toBeVisible();
  },
  failed: async (page) => {
    await page.route("**/api/admin/**", (route) => route.fulfill({ status: 500 }));
    await page.goto("/admin/services");
    await expect(page.getByText("Failed to fetch services")).toBeVisible();
  },
  "a failed dashboard": async (page) => {
    await page.route("**/api/admin/**", (route) => route.fulfill({ status: 500 }));
    await page.goto("/admin");
    await expect(page.getByRole("alert").getByText(/^Failed to fetch/)).toHaveCount(
      managedAreas.length,
    );
  },
  "a new service": openDialog("/admin/services", /^Add /),
  "a link to ask for a review": openDialog("/admin/testimonials", /^Ask for a review$/),
  "a testimonial's edit dialog": openDialog("/admin/testimonials", /^Edit /),
  "a project's edit dialog": openDialog("/admin/featured-projects", /^Edit /),
  "a form with errors": async (page) => {
    await openDialog("/admin/featured-projects", /^Add /)(page);
    await page.getByRole("dialog").getByRole("button", { name: "Add Project" }).click();
    await expect(page.getByLabel("Title")).toHaveAttribute("aria-invalid", "true");
  },
  "a service form with errors": async (page) => {
    await openDialog("/admin/services", /^Add /)(page);
    await page.getByRole("dialog").getByRole("button", { name: "Add Service" }).click();
    await expect(page.getByText("Write a title.")).toBeVisible();
  },
  "a photo being uploaded": async (page) => {
    await page.route("**/api/admin/photos", () => {});
    await openNewProject(page);
    await choosePhoto(page, "tall.png", await blankPng(300, 600), "image/png");
    await expect(page.getByRole("progressbar", { name: "Upload" })).toBeVisible();
  },
  "a toast with Undo": async (page) => {
    await answerList(page, "service-areas", [
      { id: 1, name: "Helen", isActive: true, sortOrder: 0 },
    ]);
    await page.route("**/api/admin/service-areas/*", (route) => route.fulfill({ json: {} }));
    await open("/admin/service-areas")(page);
    await page.getByRole("button", { name: "Deactivate Helen" }).click();
    await page.getByRole("button", { name: "Undo" }).hover();
  },
  "the discard confirmation": async (page) => {
    await openDialog("/admin/services", /^Edit /)(page);
    await page.getByLabel("Title").fill("Changed");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeVisible();
  },
  "a pending save": async (page) => {
    await page.route("**/api/admin/services/*", () => {});
    await openDialog("/admin/services", /^Edit /)(page);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await expect(page.getByRole("button", { name: "Saving..." })).toBeVisible();
  },
  "a failed save": async (page) => {
    await page.route("**/api/admin/services/*", (route) => route.fulfill({ status: 500 }));
    await openDialog("/admin/services", /^Edit /)(page);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("Failed to update service").last().hover();
  },
  "a failed reload": async (page) => {
    await open("/admin/services")(page);
    await page.route("**/api/admin/services", (route) => route.fulfill({ status: 500 }));
    await page.route("**/api/admin/services/*", (route) => route.fulfill({ json: {} }));
    await page
      .getByRole("button", { name: /^Deactivate / })
      .first()
      .click();
    await expect(page.getByText("Could not refresh")).toBeVisible();
    await page.getByText("Service updated successfully").last().hover();
  },
  login: async (page) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("heading", { name: "Admin Login" })).toBeVisible();
  },
  "a refused login": async (page) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Logout" }).click();
    await page.getByRole("button", { name: "Access Admin Dashboard" }).click();
    await expect(page.getByRole("alert")).toHaveText("Please enter your admin token");
  },
};

for (const [state, arrive] of Object.entries(states)) {
  test(`${state}: no violations, wide and narrow, and nothing scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await arrive(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      await standStill(page);
      // axe would report a target half hidden by the navigation as too small.
      await page.evaluate(() => {
        window.scrollTo(0, 0);
      });

      expect(await findViolations(page), `at ${width} px`).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0); // negative when a dialog has removed the scroll bar
    }
  });
}

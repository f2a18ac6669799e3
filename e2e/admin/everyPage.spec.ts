import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { expectGoodStates, type States, type Step } from "../support/everyScreen";
import { bareQuote, fullQuote } from "../../contract/test/quoteRequests";
import { blankPng, choosePhoto } from "../support/photos";

// Allows axe to be injected into the page.
test.use({ bypassCSP: true });

const open =
  (path: string): Step =>
  async (page) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  };

const press =
  (name: RegExp | string): Step =>
  (page) =>
    page.getByRole("button", { name }).first().click();

const see =
  (text: RegExp | string): Step =>
  (page) =>
    expect(page.getByText(text).first()).toBeVisible();

const answer =
  (address: string, status: number): Step =>
  (page) =>
    page.route(address, (route) => route.fulfill({ status, body: status < 300 ? '{"id":1}' : "" }));

const inDialog = (page: Page) => page.getByRole("dialog");

const ways: Record<string, States> = {
  dashboard: [
    ["loaded", open("/admin")],
    ["failed", answer("**/api/admin/**", 500), open("/admin"), see("Failed to fetch services")],
  ],
  testimonials: [
    ["loaded", open("/admin/testimonials")],
    ["a link to ask for a review", press("Ask for a review"), see("against the law")],
    ["its edit dialog", press("Close"), press(/^Edit /), (page) => inDialog(page).waitFor()],
  ],
  "service areas": [
    ["loaded", open("/admin/service-areas")],
    [
      "a failed reload, and a toast with Undo",
      answer("**/api/admin/service-areas", 500),
      answer("**/api/admin/service-areas/*", 200),
      press(/^Deactivate /),
      (page) => page.getByRole("button", { name: "Undo" }).hover(), // so that it stays
      see("Could not refresh"),
    ],
  ],
  services: [
    ["loaded", open("/admin/services")],
    ["a form with errors", press("Add Service"), submit("Add Service"), see("Write a title.")],
    [
      "a pending save",
      press("Close"),
      press(/^Edit /),
      (page) => page.route("**/api/admin/services/*", () => {}),
      submit("Save Changes"),
      see("Saving..."),
    ],
  ],
  "a save that fails": [
    [
      "a failed save",
      open("/admin/services"),
      press(/^Edit /),
      answer("**/api/admin/services/*", 500),
      (page) => page.getByLabel("Title").fill("Changed"),
      submit("Save Changes"),
      (page) => page.getByText("Failed to update service").last().hover(),
    ],
    ["the discard confirmation", press("Cancel"), see("Discard changes?")],
  ],
  "a list without items": [
    [
      "empty",
      (page) => answerList(page, "services", []),
      (page) => page.goto("/admin/services"),
      see("No services found"),
    ],
  ],
  "featured projects": [
    ["loaded", open("/admin/featured-projects")],
    [
      "a photo being uploaded, and errors",
      (page) => page.route("**/api/admin/photos", () => {}),
      press(/^Edit /),
      async (page) => choosePhoto(page, "a.png", await blankPng(300, 600), "image/png"),
      (page) => page.getByLabel("Title").fill(""),
      submit("Save Changes"),
      see("Write a title."),
    ],
  ],
  "quote requests": [
    [
      "loaded",
      (page) => answerList(page, "quote-requests", [fullQuote, bareQuote]),
      open("/admin/quote-requests"),
    ],
  ],
  "the business with all parts expanded and errors": [
    [
      "open",
      open("/admin/business"),
      async (page) => {
        for (const part of await page.locator("summary").all()) await part.click();
      },
      press("Add a day"),
      (page) => page.getByLabel("What it is").fill("Thanksgiving"),
      press("Save Changes"),
      see("Please choose a date"),
    ],
  ],
  "the login": [
    [
      "refused",
      open("/admin"),
      press("Logout"),
      press("Access Admin Dashboard"),
      see("Please enter your admin token"),
    ],
  ],
};

function submit(name: string): Step {
  return (page) => inDialog(page).getByRole("button", { name }).click();
}

for (const [name, states] of Object.entries(ways)) {
  test(`${name}: no axe violation, and everything fits every screen, also with text at 200 %`, async ({
    page,
  }) => {
    const headings = page.locator(name === "dashboard" ? "main :is(h1, h2)" : "main h1");
    await expectGoodStates(page, states, headings);
  });
}

import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { expectStill } from "../support/layoutShift";
import { bareQuote, fullQuote } from "../../contract/test/quoteRequests";

const screens = [
  "/admin",
  "/admin/quote-requests",
  "/admin/testimonials",
  "/admin/services",
  "/admin/business",
];

const quotes = [fullQuote, bareQuote, { ...fullQuote, id: 112 }, { ...bareQuote, id: 111 }];
const reviews = [1, 2, 3].map((id) => {
  const words = { review: "They came on time, and left no dust.", location: "Dahlonega" };
  return { id, name: `Jane ${id}`, rating: 5, isActive: true, ...words };
});

const states = {
  "with requests and reviews": async (page: Page) => {
    await answerList(page, "quote-requests", quotes);
    await answerList(page, "quarantine", [{ ...fullQuote, id: 99 }]);
    await answerList(page, "testimonials", reviews);
    await answerList(page, "reviews", [{ id: 2, fromCustomer: true }]);
  },
  "with nothing in it": async (page: Page) => {
    const lists = ["testimonials", "services", "service-areas", "featured-projects"];
    for (const path of [...lists, "quote-requests", "quarantine"]) await answerList(page, path, []);
  },
  "that fails": (page: Page) =>
    page.route("**/api/admin/*", (route) => route.fulfill({ status: 503 })),
};

for (const [state, width, height] of [
  ["with requests and reviews", 390, 844],
  ["with requests and reviews", 1280, 900],
  ["with nothing in it", 390, 844],
  ["that fails", 1280, 900],
] as const) {
  test(`nothing on a screen ${state} moves once it is drawn, whatever is answered last, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await states[state](page);
    for (const path of screens) await expectStill(page, path, "last to first");
    expect(await expectStill(page, "/admin", "first to last")).toBeGreaterThan(8);
  });
}

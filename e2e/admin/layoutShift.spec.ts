import type { Page } from "@playwright/test";
import { answerList, expect, test } from "../support/admin";
import { expectStill } from "../support/layoutShift";
import { bareQuote, fullQuote } from "../support/lists";

const screens = [
  "/admin",
  "/admin/quote-requests",
  "/admin/testimonials",
  "/admin/services",
  "/admin/business",
  "/admin/login",
];

const quotes = [fullQuote, bareQuote, { ...fullQuote, id: 112 }, { ...bareQuote, id: 111 }];
const reviews = [1, 2, 3].map((id) => {
  const words = { review: "They came on time, and left no dust.", location: "Dahlonega" };
  return { id, name: `Jane ${id}`, rating: 5, isActive: true, ...words };
});

const states: Record<string, (page: Page) => Promise<unknown>> = {
  "with requests and reviews": async (page) => {
    await answerList(page, "quote-requests", quotes);
    await answerList(page, "quarantine", [{ ...fullQuote, id: 99 }]);
    await answerList(page, "testimonials", reviews);
    await answerList(page, "reviews", [{ id: 2, fromCustomer: true }]);
  },
  "with nothing in it": async (page) => {
    const lists = ["testimonials", "services", "service-areas", "featured-projects"];
    for (const path of [...lists, "quote-requests", "quarantine"]) await answerList(page, path, []);
  },
  "that fails": (page) => page.route("**/api/admin/*", (route) => route.fulfill({ status: 503 })),
};

for (const width of [390, 1280]) {
  for (const [state, prepare] of Object.entries(states)) {
    test(`nothing on a screen ${state} moves once it is drawn, whatever is answered last, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
      await prepare(page);
      for (const path of screens) await expectStill(page, path, "last to first");
      expect(await expectStill(page, "/admin", "first to last")).toBeGreaterThan(8);
    });
  }
}

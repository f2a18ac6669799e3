import { screen } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { openDocument } from "../../test/openDocument";
import { sampleContent } from "../../test/sampleLists";

const review = { rating: 5, review: "Good work.", name: "Ann L.", location: "Helen" };

test.each([
  [0, 3, undefined],
  [1, 3, "1 of these 3 was written by a customer we invited after the job."],
  [2, 3, "2 of these 3 were written by customers we invited after the job."],
  [3, 3, "All 3 were written by customers we invited after the job."],
  [1, 1, "It was written by a customer we invited after the job."],
])("with %i reviews of %i from customers the page says so: %s", (customerReviews, all, text) => {
  createFakeApi();
  const testimonials = Array.from({ length: all }, (_, id) => ({ ...review, id }));

  openDocument("/", { content: { ...sampleContent, testimonials }, customerReviews });

  expect(screen.queryByText(/we invited after the job/)?.textContent).toBe(text);
});

import { screen } from "@testing-library/react";
import { renderPart, sample } from "../../../test/renderApp";
import { FormHead } from "./QuoteSection";

const review = { id: 1, name: "Curtis W.", location: "Suches", rating: 5, review: "Fine work." };

test("shows what the business promises and what a customer says", () => {
  renderPart("/", <FormHead testimonials={[review]} />);

  expect(screen.getByText("We answer within 24 hours.")).toBeTruthy();
  expect(screen.getByRole("figure").textContent).toBe("Fine work.Curtis W., Suches");
  expect(screen.getByRole("img", { name: "5 out of 5 stars" })).toBeTruthy();
});

test("leaves out a promise that the business does not make, and a missing review", () => {
  const { repliesWithin: _, ...silent } = sample;
  renderPart("/", <FormHead testimonials={[]} />, silent);

  expect(screen.queryByText(/We answer/)).toBeNull();
  expect(screen.queryByRole("figure")).toBeNull();
});

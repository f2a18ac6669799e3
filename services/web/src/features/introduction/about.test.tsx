import { screen } from "@testing-library/react";
import { renderPart, sample } from "../../../test/renderApp";
import { AboutSection } from "./AboutSection";

test("who is behind the business is shown as far as the business says", () => {
  const portrait = { imageUrl: "/images/me.webp", altText: "Ada Holt on a ladder" };
  const owner = { name: "Ada Holt", sentence: "I answer the phone myself.", portrait };
  renderPart("/", <AboutSection />, { ...sample, owner });

  expect(screen.getByText("Ada Holt")).toBeTruthy();
  expect(screen.getByText("I answer the phone myself.")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Ada Holt on a ladder" })).toBeTruthy();
});

test("years that the business does not name are not claimed", () => {
  const { yearsInBusiness, ...others } = sample;
  renderPart("/", <AboutSection />, { ...others, words: { ...sample.words, about: "We mend." } });

  expect(yearsInBusiness).toBe(15);
  expect(document.body.textContent).not.toContain("years");
});

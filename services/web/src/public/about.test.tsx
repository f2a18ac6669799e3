import { screen } from "@testing-library/react";
import { renderPart, sample } from "../../test/renderApp";
import { AboutSection } from "./About";

test("the owner's name, sentence and portrait are shown", () => {
  const portrait = { imageUrl: "/images/me.webp", altText: "Ada Holt on a ladder" };
  const owner = { name: "Ada Holt", sentence: "I answer the phone myself.", portrait };
  renderPart("/", <AboutSection />, { ...sample, owner });

  expect(screen.getByText("Ada Holt")).toBeTruthy();
  expect(screen.getByText("I answer the phone myself.")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Ada Holt on a ladder" })).toBeTruthy();
});

test("no years are mentioned if the business names none", () => {
  const { yearsInBusiness, ...others } = sample;
  renderPart("/", <AboutSection />, { ...others, words: { ...sample.words, about: "We mend." } });

  expect(yearsInBusiness).toBe(15);
  expect(document.body.textContent).not.toContain("years");
});

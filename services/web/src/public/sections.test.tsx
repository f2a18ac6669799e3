import { render, screen } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { openDocument } from "../../test/openDocument";
import { renderPart, sample } from "../../test/renderPart";
import { sampleContent } from "../../test/sampleLists";
import { AboutSection } from "./About";
import { HeroBadges } from "./Hero";
import { FeaturedProjectPicture } from "./Projects";
import { Proof } from "./Proof";

describe("the proof below the headline", () => {
  const license = { number: "RB34", authority: "Georgia", link: "https://licenses.example/" };
  const rating = { value: 4.9, count: 86, source: "Google", link: "https://maps.example/" };
  const LICENSE = "Georgia license RB34 (opens in a new tab)";

  test.each<[Parameters<typeof Proof>[0]["business"], string[], number]>([
    [
      { rating, license, yearsInBusiness: 15 },
      ["86 reviews on Google", LICENSE, "15+ years in business"],
      2,
    ],
    [{ rating: { value: 5, count: 1, source: "Nextdoor" } }, [" 1 review on Nextdoor"], 0],
    [{ license }, [LICENSE], 1],
    [{ yearsInBusiness: 3 }, ["3+ years in business"], 0],
    [{}, [], 0],
  ])("of %j says %j", (business, texts, links) => {
    const { container } = render(<Proof business={business} />);

    const items = screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
    expect(items).toEqual(texts.map((text) => expect.stringContaining(text) as string));
    const hrefs = screen.queryAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([rating.link, license.link].slice(2 - links));
    const stars = screen.queryByRole("img")?.getAttribute("aria-label");
    expect(stars).toBe(business.rating && `${business.rating.value} out of 5 stars`);
    expect(container.childNodes.length > 0).toBe(texts.length > 0);
  });
});

test.each([
  [["Fast"], ["Fast", "Insured"]],
  [["Licensed & insured"], ["Licensed & insured"]],
  [
    ["A", "B", "C"],
    ["A", "B", "C"],
  ],
])("the badges %j of an insured business are shown as %j", (badges, shown) => {
  renderPart("/", <HeroBadges />, {
    ...sample,
    isInsured: true,
    words: { ...sample.words, badges },
  });

  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(shown);
});

test("About shows the owner's name, sentence and portrait", () => {
  const portrait = { imageUrl: "/images/me.webp", altText: "Ada Holt on a ladder" };
  const owner = { name: "Ada Holt", sentence: "I answer the phone myself.", portrait };
  renderPart("/", <AboutSection />, { ...sample, owner });

  expect(screen.getByText("Ada Holt")).toBeTruthy();
  expect(screen.getByText("I answer the phone myself.")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Ada Holt on a ladder" })).toBeTruthy();
});

test.each([
  [15, true],
  [undefined, false],
])("About of a business of %s years mentions years: %s", (yearsInBusiness, mentions) => {
  const words = { ...sample.words, about: "We mend." };
  const { yearsInBusiness: _, ...others } = sample;
  renderPart("/", <AboutSection />, {
    ...others,
    words,
    ...(yearsInBusiness && { yearsInBusiness }),
  });

  expect(document.body.textContent.includes("years")).toBe(mentions);
});

test("a review says that it is from a customer, if one was invited to write it, also in a list drawn anew, as long as its words are the same", async () => {
  const review = { rating: 5, review: "Good work.", location: "Helen" };
  const testimonials = ["Ann L.", "Jo B.", "Sue K."].map((name, id) => ({ ...review, id, name }));
  const [ann = review, jo = review, sue = review] = testimonials;
  const changed = [{ ...ann, name: "Anna L." }, jo, { ...sue, review: "Good work!" }];
  const api = createFakeApi();
  api.setList(
    "/api/testimonials",
    changed.map((item, id) => ({ ...item, id })),
  );
  const release = api.hold("GET /api/testimonials");

  openDocument("/", { content: { ...sampleContent, testimonials }, customerReviews: [1, 2] });
  const marked = () => screen.getAllByText("From a customer").map((mark) => mark.closest("li"));
  expect(marked().map((card) => card?.querySelector("b")?.textContent)).toEqual([
    "Jo B.",
    "Sue K.",
  ]);
  release();

  await screen.findByText("Anna L.");
  expect(marked().map((card) => card?.querySelector("b")?.textContent)).toEqual(["Jo B."]);
});

describe("a project's picture", () => {
  const photo = "/photos/3fa85f64-5717-4562-b3fc-2c963f66afa6";
  const sizes = (format: string) =>
    ["480", "960", "1600"].map((width) => `${photo}/${width}.${format} ${width}w`).join(", ");

  test.each([
    [`${photo}/960.webp`, sizes("avif"), sizes("webp")],
    ["/images/projects/deck.svg", undefined, null],
  ])("%s has its variants", (imageUrl, avif, webp) => {
    const project = { id: 1, title: "Deck", description: "Boards.", altText: "A deck", imageUrl };
    render(<FeaturedProjectPicture project={project} />);

    const image = screen.getByRole("img", { name: "A deck" });
    expect(image.getAttribute("src")).toBe(imageUrl);
    expect(image.getAttribute("srcset")).toBe(webp);
    expect(document.querySelector("source")?.getAttribute("srcset")).toBe(avif);
  });
});

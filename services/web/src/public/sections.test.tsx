import { paragraphsOf } from "@ridgeline/contract/business";
import { render, screen } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { openDocument } from "../../test/openDocument";
import { renderPart, sample } from "../../test/renderPart";
import { sampleContent } from "../../test/sampleLists";
import { AboutSection } from "./About";
import { Badges } from "./Badges";
import { FeaturedProjectPicture } from "./Projects";
import { Proof } from "./Proof";

describe("the proof below the headline", () => {
  const license = { number: "RB34", authority: "Georgia", link: "https://licenses.example/" };
  const rating = { value: 4.9, count: 86, source: "Google", link: "https://maps.example/" };
  const LICENSE = "Georgia license RB34 (opens in a new tab)";

  type Claims = Parameters<typeof Proof>[0]["business"];

  test.each<[Partial<Claims>, string[], number]>([
    [
      { rating, license, since: 2011 },
      ["86 reviews on Google", LICENSE, "Since 2011 in business"],
      2,
    ],
    [{ rating: { value: 5, count: 1, source: "Nextdoor" } }, [" 1 review on Nextdoor"], 0],
    [{ license }, [LICENSE], 1],
    [{ since: 2023 }, ["Since 2023 in business"], 0],
    [
      { owner: { name: "Ada Holt", sentence: "Hello." }, isInsured: true },
      ["Ada Holt owner", "Insured"],
      0,
    ],
    [{ isInsured: true, words: { badges: ["Fast"] } }, ["Fast", "Insured"], 0],
    [{ isInsured: true, words: { badges: ["Fast", "Fully insured"] } }, [], 0],
    [{}, [], 0],
  ])("of %j says %j", (business, texts, links) => {
    const { container } = render(<Proof business={{ words: { badges: [] }, ...business }} />);

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
  [["Fast"], 0],
  [["Fast", "Licensed & insured"], 2],
])("of the badges %j, %j are in a bar of their own", (badges, count) => {
  renderPart("/", <Badges />, { ...sample, words: { ...sample.words, badges } });

  expect(screen.queryAllByRole("listitem")).toHaveLength(count);
});

test("About shows the owner's name, sentence and portrait, and mentions years only if there are any", () => {
  const portrait = { imageUrl: "/images/me.webp", altText: "Ada Holt on a ladder" };
  const owner = { name: "Ada Holt", sentence: "I answer the phone myself.", portrait };
  const { since: _, ...others } = sample;
  const words = { ...sample.words, about: "We mend." };
  renderPart("/", <AboutSection />, { ...others, owner, words });

  expect(screen.getByText("Ada Holt")).toBeTruthy();
  expect(screen.getByText("I answer the phone myself.")).toBeTruthy();
  expect(screen.getByRole("img", { name: "Ada Holt on a ladder" })).toBeTruthy();
  expect(document.body.textContent).not.toContain("years");
  renderPart("/", <AboutSection />, { ...others, words, since: 2011 });
  expect(document.body.textContent).toContain("Since2011");
});

test("in a list drawn anew a review is from a customer as long as its words are the same", async () => {
  const review = { rating: 5, review: "Good work.", location: "Helen" };
  const testimonials = ["Jo B.", "Sue K."].map((name, id) => ({ ...review, id, name }));
  const changed = testimonials.map((item) => ({ ...item, location: "Cleveland" }));
  Object.assign(changed[1] ?? {}, { review: "Good work!" });
  createFakeApi().set("/api/testimonials", changed);
  openDocument("/", { content: { ...sampleContent, testimonials }, customerReviews: [0, 1] });
  const marks = () => screen.getAllByText("From a customer");
  expect(marks()).toHaveLength(2);

  await screen.findByText("Good work!");
  expect(marks().map((mark) => mark.closest("li")?.querySelector("b")?.textContent)).toEqual([
    "Jo B.",
  ]);
});

describe("of a business whose words are Spanish", () => {
  const business = { ...sample, language: "es" as const };
  const languagesOf = (text: string) => [
    ...new Set(
      screen.getAllByText(text).map((said) => said.closest<HTMLElement>("[lang]")?.lang ?? "page"),
    ),
  ];

  test("the owner's words say it; reviews, labels and buttons do not", () => {
    createFakeApi();
    const areas = [{ id: 9, name: "Condado de Hall" }];
    openDocument("/", { business, content: { ...sampleContent, "service-areas": areas } });
    const [service] = sampleContent.services;
    const { headline, aboutHeading, steps, badges } = sample.words;
    const own = [headline, aboutHeading, steps[0]?.title, badges[0], service?.title];

    for (const text of [...own, "Condado de Hall"]) expect(languagesOf(text ?? "")).toEqual(["es"]);
    const reviews = sampleContent.testimonials.map(({ review }) => review);
    for (const text of ["Request Estimate →", "Recent Projects", "Call Now", ...reviews])
      expect(languagesOf(text)).toEqual(["page"]);
  });

  test("a list drawn anew says it, too", async () => {
    const [service] = sampleContent.services;
    createFakeApi().set("/api/services", [{ ...service, title: "Techos nuevos" }]);
    openDocument("/", { business });

    await screen.findByText("Techos nuevos");
    expect(languagesOf("Techos nuevos")).toEqual(["es"]);
  });

  test("legal texts do not say it", () => {
    const [text] = paragraphsOf(sample.legal.privacySharing ?? "");
    openDocument("/privacy", { business });

    expect(languagesOf(text ?? "")).toEqual(["page"]);
  });
});

const PHOTO = "/photos/3fa85f64-5717-4562-b3fc-2c963f66afa6";

// In the browser a photo's AVIF is shown (photo-upload.spec.ts).
test.each([
  [`${PHOTO}/960.webp`, `${PHOTO}/480.webp 480w`],
  ["/images/projects/deck.svg", undefined],
])("the variants of a project's picture %s: %s", (imageUrl, smallest) => {
  const project = { id: 1, title: "Deck", description: "Boards.", altText: "A deck", imageUrl };
  render(<FeaturedProjectPicture project={project} />);

  const image = screen.getByRole<HTMLImageElement>("img", { name: "A deck" });
  expect(image.getAttribute("src")).toBe(imageUrl);
  expect(image.getAttribute("srcset")?.split(",")[0]).toBe(smallest);
});

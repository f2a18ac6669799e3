import type { Business } from "@ridgeline/contract/business";
import { HtmlValidate } from "html-validate";
import type { RunningSite } from "../servers/root";
import { blankPng } from "../support/photos";
import { callAsOwner, plumber, putBusiness } from "../support/brands";
import { answerQuotes, fillQuoteForm, readSum, submit } from "../support/quoteForm";
import { oddBusiness, rightToLeft, title } from "../support/oddTexts";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/ownSite";

test.describe.configure({ mode: "serial" });

const ADDRESS = "https://pipes.example";

let site: RunningSite;
test.beforeAll(({ site: own }) => {
  site = own;
});

const pages = ["/", "/privacy", "/terms", "/nothing", "/admin", "/admin/login"];
const files = ["/robots.txt", "/manifest.webmanifest", "/admin.webmanifest", "/sitemap.xml"];
const lists = ["services", "featured-projects", "service-areas", "testimonials"];

/** The sample's texts, except for the weekdays. */
const COMMON = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const said = textsOf(sample).filter((one) => one.length > 8 && !COMMON.includes(one));

const read = async (path: string) => (await fetch(site.url + path)).text();

const callOwner = (method: string, path: string, body?: object) =>
  callAsOwner(site, method, path, body);

const addService = (service: object) =>
  callOwner("POST", "/api/admin/services", { description: "Work.", icon: "Home", ...service });

const become = (business: Business) => putBusiness(site, business);

/** The picture of a link preview is the JPEG that the page announces. */
async function expectPreview(html: string): Promise<void> {
  expect(html).toMatch(
    /"og:image:width" content="1200">\s*<meta property="og:image:height" content="630"/,
  );
  const [, picture = ""] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
  expect(picture).toMatch(/^https:\/\/pipes\.example\/.*\.jpg$/);
  const answer = async () => {
    const { status, headers } = await fetch(site.url + new URL(picture).pathname);
    return [status, headers.get("content-type")];
  };
  await expect.poll(answer, picture).toEqual([200, "image/jpeg"]); // a busy server says 503 first
}

/** Resolves once the landing page has this text. */
const untilShown = (text: string) => expect.poll(() => read("/")).toContain(text);

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a long text is cut off after six lines, with a check box that expands it, and printed in full", async ({
    page,
  }) => {
    const description = "Every joint was measured twice, every screw set. ".repeat(20);
    await addService({ slug: "long", title: "Long", description, sortOrder: -2 });
    await addService({
      slug: "word",
      title: "In one word",
      description: "x".repeat(1000),
      sortOrder: -1,
    });
    await untilShown("In one word");
    await page.goto("/");
    const cards = page.locator("#services article");
    expect((await cards.nth(1).boundingBox())?.height).toBeLessThan(500);

    const text = cards.first().getByText("Every joint");
    const lines = () =>
      text.evaluate((shown) => shown.clientHeight / parseFloat(getComputedStyle(shown).lineHeight));
    expect(Math.round(await lines())).toBe(6);
    await page.emulateMedia({ media: "print" });
    expect(await text.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0);
    await page.emulateMedia({ media: "screen" });
    await cards
      .first()
      .getByRole("checkbox", { name: /^More ?, Long$/ })
      .press("Space");
    await expect(page.getByRole("checkbox", { name: /^Less ?, Long$/ })).toBeFocused();
    expect(await lines()).toBeGreaterThan(7);
  });
});

test("no page or file of another business contains a word of the sample, or claims what its details do not state", async () => {
  for (const list of lists) {
    const items = (await callOwner("GET", `/api/admin/${list}`)) as { id: number }[];
    for (const { id } of items) await callOwner("DELETE", `/api/admin/${list}/${id}`);
  }
  await addService({ slug: "new-pipes", title: "New pipes" });
  await become(plumber);

  // A busy server shows its last pages for some seconds more.
  for (const path of pages) await expect.poll(() => read(path), path).toContain(plumber.shortName);
  for (const path of [...pages, ...files]) {
    const found = async () => findSample(withoutCode(await read(path)));
    await expect.poll(found, path).toEqual([]);
  }
  const claim = /within|hours? a day|licen[sc]|insur|\d+? years?\b|\brated\b|emergenc/gi;
  for (const path of pages.slice(0, 4)) {
    expect.soft(withoutCode(await read(path)).match(claim), path).toBeNull();
  }
});

test("no script of a visitor's, whatever imports it, contains a word of the sample", async () => {
  const made = await callOwner("POST", "/api/admin/review-invitations", {});
  const invitation = new URL((made as { url: string }).url).pathname;
  const namesIn = (text: string) => text.match(/[\w-]+-[\w-]{8}\.js/g) ?? [];
  const names = new Set([...namesIn(await read("/")), ...namesIn(await read(invitation))]);
  for (const name of names) {
    const script = await read(`/assets/${name}`);
    for (const imported of namesIn(script)) names.add(imported); // and visited after the others
    const found = said.filter((one) => script.includes(one));
    expect.soft(found, name).toEqual([]);
    expect.soft(script.match(/ridgeline|dahlonega|lanier|within 24/gi), name).toBeNull();
  }
  const kinds = [...names].map((name) => name.replace(/-.{8}\.js$/, ""));
  expect(kinds).toEqual(expect.arrayContaining(["late", "quote", "review", "Services"]));
});

test("its pages may be indexed, with their own addresses, and fetch nothing over plain HTTP", async () => {
  for (const path of ["/", "/privacy", "/terms"]) {
    const html = await read(path);
    expect(html, path).not.toContain('name="robots"');
    expect(html, path).toContain(`<link rel="canonical" href="${ADDRESS}${path}">`);
    expect(html, path).toContain(`<meta property="og:url" content="${ADDRESS}${path}">`);
    await expectPreview(html);
  }
  expect(await read("/robots.txt")).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
  expect((await read("/sitemap.xml")).match(/<loc>/g)).toHaveLength(3);
  for (const path of pages) {
    const policy = (await fetch(site.url + path)).headers.get("content-security-policy");
    const blob = path.startsWith("/admin") ? " blob:" : "";
    expect(policy, path).toContain(`img-src 'self' https: data:${blob};`);
    expect(policy, path).not.toContain("http:");
  }
});

test("a photo of its own is shared as a JPEG, too", async () => {
  const uploaded = await callOwner("POST", "/api/admin/photos", await blankPng(800, 600));
  const { imageUrl } = uploaded as { imageUrl: string };
  const hero = { imageUrl, altText: "A gutter" };
  await become({ ...plumber, pictures: { ...plumber.pictures, hero } });
  await untilShown(imageUrl);

  await expectPreview(await read("/"));
  await become(plumber);
});

test("nothing is shown in place of a street, a ZIP and profiles that it does not have; its map is drawn", async ({
  page,
}) => {
  await page.goto("/#areas");
  const footer = page.getByRole("contentinfo");
  const place = footer.getByRole("link", { name: "Wilmington, NC (opens in a new tab)" });
  await expect(place).toHaveAttribute("href", /destination=Wilmington%2C\+NC$/);
  await expect(footer.getByRole("heading", { name: "Follow" })).toHaveCount(0);
  const drawing = page.locator("#areas svg text");
  await expect(drawing.getByText("Wilmington")).toBeVisible();
  await expect(drawing.getByText("20 miles around")).toBeVisible();
  await expect(page.getByText("Find Us Online")).toHaveCount(0);
  await expect(page.locator("#reviews")).toBeHidden();
  await expect(page.getByRole("button", { name: "Reviews" })).toBeHidden();
  const columns = await page
    .locator('#contact h3, #contact a[href="#top"]')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().x)));
  expect(new Set(columns).size).toBe(4);
});

test("odd and long texts are shown as written, on valid pages, with a form that works", async ({
  page,
}) => {
  await addService({ slug: "odd", title, description: rightToLeft });
  await become(oddBusiness);
  await untilShown(oddBusiness.email ?? "");
  const standard = new HtmlValidate({ extends: ["html-validate:standard"] });
  for (const path of pages) {
    const html = await read(path);
    const { results } = await standard.validateString(html);
    const messages = results.flatMap((result) => result.messages);
    expect.soft(messages, path).toEqual([]);
    expect.soft(html, path).not.toContain("<script>document.title");
  }

  await answerQuotes(page, { status: 201 });
  await page.goto(`/#quote-form`);
  await readSum(page);
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  const headline = page.getByRole("heading", { level: 1 });
  expect(await headline.textContent()).toBe(oddBusiness.words.headline);
  const card = page.locator("#services article").last();
  expect(await card.getByRole("heading").textContent()).toBe(title);
  for (const text of [card.locator("p"), page.getByText(oddBusiness.words.subtext)]) {
    await expect(text).toHaveCSS("direction", "rtl");
  }
  await fillQuoteForm(page, undefined, { index: 2 });
  await submit(page);
  await expect(page.getByRole("heading", { name: "Thank you for your request!" })).toBeVisible();
  await expect(page.locator("[data-sent]")).toContainText(oddBusiness.repliesWithin ?? "");
});

/** Removes what no visitor reads: styles, class names, drawings, scripts, file URLs, and times, whose digits may be a ZIP's. */
function withoutCode(html: string): string {
  return html
    .replaceAll(/<style[^>]*>[^]*?<\/style>/g, "")
    .replaceAll(/<script>[^]*?<\/script>/g, "")
    .replaceAll(
      / (class|d|viewBox|style|sizes|width|height|id|data-digest|data-since|data-until)="[^"]*"/g,
      "",
    )
    .replaceAll(/href="data:[^"]*"/g, "")
    .replaceAll(/\/assets\/[\w.-]+/g, "");
}

/** Texts of the sample, from any part of it, and of the starter content. */
function findSample(text: string): string[] {
  return [
    /\bGA\b/g,
    /ridgeline|dahlonega|georgia|lanier|24 hours|24\/7/gi,
    /\b15(\+| years)|famil|licensed|insured|neighbor|706\D{0,3}555|mill race|30533/gi,
    /drywall|painting|landscape|pressure|carpentry|roof|flooring/gi,
  ].reduce(
    (found, pattern) => [...found, ...(text.match(pattern) ?? [])],
    said.filter((one) => text.includes(one)),
  );
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

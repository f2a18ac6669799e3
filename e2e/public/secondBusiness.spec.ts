import { type Business, BUSINESS_PATH } from "@ridgeline/contract/business";
import { HtmlValidate } from "html-validate";
import type { RunningSite } from "../servers/root";
import { startServer } from "../servers/startServer";
import { answerQuotes, fillQuoteForm, readSum, submit } from "../support/quoteForm";
import { sample } from "../support/sampleSite";
import { expect, test } from "../support/test";

// These tests change the business, so they have their own site.
test.describe.configure({ mode: "serial" });

const ADDRESS = "https://gutters.example";

let site: RunningSite;
test.beforeAll(async () => {
  test.setTimeout(120_000); // it may have to be built first
  site = await startServer(undefined, undefined, { DOMAIN: "gutters.example" });
});
test.afterAll(() => site.stop());

const pages = ["/", "/privacy", "/terms", "/nothing", "/admin", "/admin/login"];
const files = ["/robots.txt", "/manifest.webmanifest", "/admin.webmanifest", "/sitemap.xml"];
const lists = ["services", "featured-projects", "service-areas", "testimonials"];

/** The sample's texts, except for the weekdays. */
const COMMON = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const said = textsOf(sample).filter((one) => one.length > 8 && !COMMON.includes(one));

const read = async (path: string) => (await fetch(site.url + path)).text();

async function callOwner(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(site.url + path, {
    method,
    headers: { Authorization: `Bearer ${site.adminToken}`, "Content-Type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return text === "" ? undefined : JSON.parse(text);
}

/** Resolves once the page shows it. */
async function become(business: Business): Promise<void> {
  const { version } = (await callOwner("GET", BUSINESS_PATH)) as { version: number };
  await callOwner("PUT", BUSINESS_PATH, { ...business, version });
  await expect.poll(() => read("/"), { timeout: 10_000 }).toContain(business.email);
}

async function empty(list: string): Promise<void> {
  const items = (await callOwner("GET", `/api/admin/${list}`)) as { id: number }[];
  for (const { id } of items) await callOwner("DELETE", `/api/admin/${list}/${id}`);
}

test("a new site shows the sample, and is `noindex`", async () => {
  const html = await read("/");

  expect(html).toContain(sample.words.headline);
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).toContain(`<link rel="canonical" href="${ADDRESS}/">`);
});

test("the details of another business are on the page within two seconds", async () => {
  for (const list of lists) await empty(list);
  await callOwner("POST", "/api/admin/services", {
    slug: "new-gutters",
    title: "New gutters",
    description: "Cut at your house.",
    icon: "Droplets",
  });
  const { version } = (await callOwner("GET", BUSINESS_PATH)) as { version: number };
  await callOwner("PUT", BUSINESS_PATH, { ...secondBusiness, version });

  await expect.poll(() => read("/"), { timeout: 2000 }).toContain(secondBusiness.words.headline);
});

test("no page or file contains a word of the sample", async () => {
  for (const path of [...pages, ...files]) {
    const found = findSample(withoutCode(await read(path)));

    expect.soft(found, path).toEqual([]);
  }
  const scripts = [...(await read("/")).matchAll(/\/assets\/[\w-]+\.js/g)].map(([path]) => path);
  for (const path of new Set(scripts)) {
    const script = await read(path);
    expect
      .soft(
        said.filter((one) => script.includes(one)),
        path,
      )
      .toEqual([]);
    expect.soft(script, path).not.toMatch(/ridgeline|dahlonega|lanier|24 hours/i);
  }
});

test("nothing is claimed that the business does not state", async () => {
  for (const path of pages.slice(0, 4)) {
    const text = withoutCode(await read(path));

    const claims =
      text.match(/within|hours? a day|licen[sc]|insur|\d\+? years?\b|\brated\b|emergenc/gi) ?? [];
    expect.soft(claims, path).toEqual([]);
  }
});

test("nothing is shown in place of a street, a ZIP and profiles that it does not have", async ({
  page,
}) => {
  for (const path of ["/", "/privacy"]) {
    await page.goto(site.url + path);
    const footer = page.getByRole("contentinfo");
    const place = footer.getByRole("link", { name: "Wilmington, NC (opens in a new tab)" });
    await expect(place).toHaveAttribute("href", /destination=Wilmington%2C\+NC$/);
    await expect(footer.getByRole("heading", { name: "Follow" })).toHaveCount(0);
  }
  await expect(page.getByText("Cape Gutter & Sons, Wilmington, NC", { exact: true })).toBeVisible();

  await page.goto(site.url);
  await expect(page.getByText("Find Us Online")).toHaveCount(0);
  await expect(page.locator("#reviews")).toBeHidden();
  await expect(page.getByRole("button", { name: "Reviews" })).toBeHidden();
  const columns = await page
    .locator('#contact h3, #contact a[href="#top"]')
    .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().x)));
  expect(new Set(columns).size).toBe(4);
});

test("its pages may be indexed, with their own addresses", async () => {
  for (const path of ["/", "/privacy", "/terms"]) {
    const html = await read(path);
    expect(html, path).not.toContain('name="robots"');
    expect(html, path).toContain(`<link rel="canonical" href="${ADDRESS}${path}">`);
    expect(html, path).toContain(`<meta property="og:url" content="${ADDRESS}${path}">`);
    const [, picture = ""] = /property="og:image" content="([^"]*)"/.exec(html) ?? [];
    expect((await fetch(site.url + new URL(picture).pathname)).status, picture).toBe(200);
  }
  expect(await read("/robots.txt")).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`);
  expect((await read("/sitemap.xml")).match(/<loc>/g)).toHaveLength(3);
});

test("its pages fetch nothing over plain HTTP, since its address is on HTTPS", async () => {
  for (const path of pages) {
    const { headers } = await fetch(site.url + path);

    expect(headers.get("content-security-policy"), path).toContain(
      `img-src 'self' https: data:${path.startsWith("/admin") ? " blob:" : ""};`,
    );
    expect(headers.get("content-security-policy"), path).not.toContain("http:");
  }
});

test("its structured data match its details", async () => {
  const data = structuredDataOf(await read("/"));

  expect(data).toMatchObject({
    name: secondBusiness.name,
    url: `${ADDRESS}/`,
    telephone: "+19105550188",
    address: { addressLocality: "Wilmington", addressRegion: "NC" },
    openingHoursSpecification: [{ dayOfWeek: ["Tuesday"], opens: "07:00", closes: "17:30" }],
  });
  expect(data).not.toHaveProperty("hasCredential");
});

test("the form offers its kinds of work, and the thanks promise no reply time", async ({
  page,
}) => {
  await answerQuotes(page, { status: 201 });
  await page.goto(`${site.url}/#quote-form`);
  await readSum(page);
  const kinds = page.getByRole("combobox", { name: "Service Type" }).locator("option");
  await expect(kinds).toHaveText([/./, "New gutters", "Gutter guards"]);
  await fillQuoteForm(page, undefined, "New gutters");
  await submit(page);

  await expect(page.getByRole("heading", { name: "Thank you for your request!" })).toBeVisible();
  await expect(page.getByText("Quote request submitted!", { exact: true })).toBeVisible();
  expect(findSample((await page.locator("body").textContent()) ?? "")).toEqual([]);
  expect(await page.locator("[data-sent]").textContent()).toContain(
    "We've received your information and will get back to you with a detailed estimate.",
  );
  await expect(
    page.getByText("We'll get back to you with a detailed estimate.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Call Us Now: (910) 555-0188")).toBeVisible();
});

test("its own drawn map is shown until the real one has loaded", async ({ page, context }) => {
  await context.unroute(/openstreetmap\.org/);
  await context.route(/openstreetmap\.org/, (route) => route.abort());
  await page.goto(`${site.url}/#areas`);

  const names = page.locator("#areas svg text");
  await expect(names.getByText("Wilmington")).toBeVisible();
  await expect(names.getByText("19 miles around")).toBeVisible();
});

test("odd and long texts are shown as written, on valid pages that fit", async ({ page }) => {
  test.slow();
  await become({ ...oddBusiness });
  const standard = new HtmlValidate({ extends: ["html-validate:standard"] });
  for (const path of pages) {
    const { results } = await standard.validateString(await read(path));
    expect
      .soft(
        results.flatMap(({ messages }) => messages),
        path,
      )
      .toEqual([]);
  }
  expect(structuredDataOf(await read("/"))).toMatchObject({ name: oddBusiness.name });
  for (const path of pages) {
    await page.goto(site.url + path);
    await expect.soft(page, path).not.toHaveTitle("x");
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto(site.url);
  const headline = page.getByRole("heading", { level: 1 });
  expect(await headline.textContent()).toBe(oddBusiness.words.headline);
  await expect(page.getByText(oddBusiness.words.subtext)).toHaveCSS("direction", "rtl");
});

test("the form works whatever the kinds of work are called", async ({ page }) => {
  await answerQuotes(page, { status: 201 });
  await page.goto(`${site.url}/#quote-form`);
  await readSum(page);
  await fillQuoteForm(page, undefined, { index: 2 });
  await submit(page);

  const thanks = page.getByRole("heading", { name: "Thank you for your request!" });
  await expect(thanks).toBeVisible();
  await expect(page.locator("[data-sent]")).toContainText(oddBusiness.repliesWithin ?? "");
});

/** Removes what no visitor reads: styles, class names, drawings, scripts and file URLs. */
function withoutCode(html: string): string {
  return html
    .replaceAll(/<style[^>]*>[^]*?<\/style>/g, "")
    .replaceAll(/<script>[^]*?<\/script>/g, "")
    .replaceAll(/ (class|d|viewBox|style|sizes|width|height|id|data-digest)="[^"]*"/g, "")
    .replaceAll(/href="data:[^"]*"/g, "")
    .replaceAll(/\/assets\/[\w.-]+/g, "");
}

/** Texts of the sample, from any part of it, and of the starter content. */
function findSample(text: string): string[] {
  return [
    ...said.filter((one) => text.includes(one)),
    ...(text.match(/\bGA\b/g) ?? []),
    ...(text.match(/ridgeline|dahlonega|georgia|lanier|24 hours|24\/7/gi) ?? []),
    ...(text.match(
      /\b15(\+| years)|famil|licensed|insured|neighbor|706\D{0,3}555|mill race|30533/gi,
    ) ?? []),
    ...(text.match(/drywall|painting|landscape|pressure|carpentry|roof|flooring/gi) ?? []),
  ];
}

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

function structuredDataOf(html: string): unknown {
  const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}

/** A business that has nothing in common with the sample, and leaves out everything optional. */
const secondBusiness: Business = {
  name: "Cape Gutter & Sons",
  shortName: "Cape Gutter",
  description: "Seamless gutters on the coast. We measure, cut and hang them in a day.",
  phone: "9105550188",
  email: "office@capegutter.example",
  address: { city: "Wilmington", state: "NC" },
  links: {},
  hours: { Tuesday: { from: "07:00", to: "17:30" } },
  specialDays: [],
  map: { latitude: 34.2104, longitude: -77.8868, radiusKm: 30 },
  words: {
    headline: "Water goes where we tell it.",
    subtext: "New gutters, cut at your house.",
    badges: ["Cut on site"],
    aboutHeading: "Two brothers and a truck",
    about: "We hang gutters.\n\nNothing else.",
    valuePoints: [{ title: "Straight", text: "A level on every bracket." }],
    steps: [],
  },
  pictures: {},
  serviceTypes: [
    { value: "new-gutters", label: "New gutters" },
    { value: "gutter-guards", label: "Gutter guards" },
  ],
  legal: { termsWebsite: "Please be kind to this website." },
};

const title = `</script><script>document.title="x"</script><!-- 🏠 'a' "b" & $& \\u003c`;
const rightToLeft = "إصلاح السقف في يوم واحد";
const word = "Regenrinnen".repeat(20);

/** Texts as long and as odd as the contract allows, in every place. */
const oddBusiness: Business = {
  ...secondBusiness,
  name: title,
  shortName: `🏠</script> ${rightToLeft}`,
  tagline: "Regenrinnen".repeat(5),
  description: title.repeat(3),
  email: `${"long".repeat(15)}@${"gutter".repeat(8)}.example`,
  address: { street: word, city: word, state: "NC", zip: "28403-1234" },
  region: "Regenrinnen".repeat(5),
  links: { facebook: "https://example.com/?a=1&b=%22%3C" },
  specialDays: [
    { date: `${new Date().getFullYear() + 1}-11-25`, label: `</script>${rightToLeft}` },
    {
      date: `${new Date().getFullYear() + 1}-12-24`,
      label: "Regenrinnen".repeat(5),
      open: { from: "00:00", to: "23:59" },
    },
  ],
  emergency: `</script>🏠 ${rightToLeft}`,
  repliesWithin: `</script>🏠 ${rightToLeft}`,
  license: { number: "9".repeat(60), authority: `</script>🏠 ${rightToLeft}` },
  rating: { value: 1, count: 2_147_483_647, source: `</script>🏠 ${rightToLeft}` },
  yearsInBusiness: 300,
  owner: { name: `</script>🏠 ${rightToLeft}`, sentence: title.repeat(3) },
  words: {
    kicker: title,
    headline: `${title} ${word}`.slice(0, 300),
    subtext: rightToLeft.repeat(12),
    badges: ["Regenrinnen".repeat(5), `</script>🏠`, rightToLeft],
    servicesHeading: word,
    servicesIntro: title,
    aboutHeading: rightToLeft,
    about: `${title}\n\n${"Ein Satz. ".repeat(950)}`,
    valuePoints: Array.from({ length: 4 }, () => ({ title, text: word })),
    projectsIntro: title,
    areasIntro: rightToLeft,
    reviewsHeading: title,
    formIntro: word,
    steps: Array.from({ length: 3 }, () => ({ title: word, text: title })),
    footer: title,
  },
  serviceTypes: Array.from({ length: 50 }, (_, index) => ({
    value: `kind-${index}`,
    label: index % 2 === 0 ? title : word,
  })),
  legal: {
    privacyCollect: `${title}\n\n${rightToLeft}`.repeat(50),
    privacyUse: word.repeat(40),
    privacySharing: title.repeat(100),
    privacySecurity: "x".repeat(10_000),
    privacyRights: rightToLeft.repeat(400),
    termsAcceptance: "🏠".repeat(4000),
    termsServices: title,
    termsEstimates: title,
    termsLicensing: title,
    termsWarranties: title,
    termsLiability: title,
    termsWebsite: title,
  },
};

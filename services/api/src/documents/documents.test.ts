import { brotliCompressSync } from "node:zlib";
import type { Business } from "@ridgeline/contract/business";
import { contentKinds } from "@ridgeline/contract/contentKinds";
import type { SiteData } from "@ridgeline/contract/siteData";
import { provide } from "../../test/provide";
import { fakeBuild, startTestApi } from "../../test/testApi";
import { prepareText } from "../http/preparedBody";
import { sampleBusiness } from "../business/sampleBusiness";

const renderDocument = jest.fn<
  Promise<{ html: string; headers: Record<string, string> }>,
  [string, string, SiteData]
>();
const momentOf = jest.fn<string, [Business]>(() => "Open until 6:00 PM");
const build = { ...fakeBuild, renderDocument, momentOf };
const api = provide(() =>
  startTestApi({ DOMAIN: "example.com", QUOTE_KEEP_DAYS: "365" }, undefined, build),
);

beforeEach(() => {
  renderDocument.mockReset().mockImplementation((name, _template, siteData) => {
    const html = `<p>${name}: ${siteData.business.name}, ${namesIn(siteData)}</p>`;
    return Promise.resolve({ html, headers: {} });
  });
});

const namesIn = ({ content }: SiteData) => content["service-areas"].map(({ name }) => name).join();
let count = 0;
/** Part of what is rendered, so that each test starts with fresh pages. */
const addArea = (name = `Area ${(count += 1)}`) =>
  api.database("serviceAreas").insert({ name, sortOrder: 99 });
const storeName = (name: string) => api.putBusiness({ ...sampleBusiness, name });

test("a page is rendered from the business, the public lists, the site's address and the retention period", async () => {
  await addArea();
  await api.get("/").expect(200);

  const content: Record<string, unknown> = {};
  for (const { path } of contentKinds) content[path] = (await api.get(`/api/${path}`)).body;
  const [name, , siteData] = renderDocument.mock.calls[0] ?? [];
  expect(name).toBe("landing");
  expect(siteData).toMatchObject({
    business: sampleBusiness,
    content,
    address: "https://example.com",
    isSample: true,
    retention: { requestDays: 365, spamDays: 0 },
  });
});

test.each([
  ["/", "landing", 200, "no-cache"],
  ["/index.html", "landing", 200, "no-cache"],
  ["/privacy", "privacy", 200, "no-cache"],
  ["/terms", "terms", 200, "no-cache"],
  ["/nothing", "notFound", 404, "no-cache"],
  ["/admin/nothing", "notFound", 404, "no-cache"],
  ["/admin", "admin", 200, "no-store"],
  ["/admin/services", "admin", 200, "no-store"],
  ["/admin/login", "login", 200, "no-store"],
  ["/privacy.html", "notFound", 404, "no-cache"],
])("%s is the page %s", async (address, name, status, caching) => {
  const { headers, text } = await api.get(address).expect(status);

  expect(text).toContain(`<p>${name}: `);
  expect(headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "cache-control": caching,
  });
  expect(headers["x-robots-tag"]).toBe(caching === "no-store" ? "noindex" : undefined);
});

test("a trailing slash redirects to the address without it; the small files come from the build", async () => {
  for (const address of ["/admin/services", "/privacy", "/terms"])
    await api.get(`${address}/?a=%2F`).expect(301).expect("Location", `${address}?a=%2F`);
  await api.get("/robots.txt").expect(200, "User-agent: *");
  await api.get("/sitemap.xml").expect(404);
});

test("a page is rendered again, and sent to a browser that has it, only once it has changed, or the business opens or closes", async () => {
  await addArea();
  const { headers } = await api.get("/");
  const known = { "If-None-Match": String(headers["etag"]) };
  await api.get("/index.html").set(known).expect(304, "");
  expect(renderDocument).toHaveBeenCalledTimes(1);

  momentOf.mockReturnValue("Opens Wednesday at 8:00 AM");
  for (const address of ["/", "/"]) await api.get(address);
  expect(renderDocument).toHaveBeenCalledTimes(2);
  await addArea("Helen");
  await api.get("/").set(known).expect(200, /Helen/);
  await storeName("Blue Gutter Co.");
  await api
    .get("/")
    .set(known)
    .expect(200, /Blue Gutter Co\./);
});

test("a browser that has the not-found page gets it again with 404", async () => {
  const { headers, text } = await api.get("/no-such-page").expect(404);

  const known = { "If-None-Match": String(headers["etag"]) };
  await api
    .get("/other")
    .set(known)
    .expect(404, text)
    .expect("Content-Type", /^text\/html/);
});

test.each([
  ["/", "br, gzip", "br"],
  ["/", "gzip", "gzip"],
  ["/", "gzip;q=0", undefined],
  ["/api/service-areas", "br, gzip", "gzip"],
  ["/api/service-areas", "br", undefined],
])("%s for a client that accepts %s is compressed with %s", async (address, accepted, coding) => {
  for (let n = 0; n < 20; n++) await addArea(); // a short list is not compressed
  const plain = await api.get(address).set("Accept-Encoding", "identity");

  const { headers, text } = await api.get(address).set("Accept-Encoding", accepted);

  expect(headers["content-encoding"]).toBe(coding);
  expect(headers["vary"]).toContain("Accept-Encoding");
  expect(text).toBe(plain.text);
});

test("a page is compressed best once its first visitor has it", async () => {
  const text = JSON.stringify(sampleBusiness);
  const { compressed } = await prepareText(text, "text/html");

  const best = brotliCompressSync(text).length;
  expect(compressed.get("br")?.length).toBeGreaterThan(best);
  while (compressed.get("br")?.length !== best) await new Promise(setImmediate);
});

test("while the content cannot be read, or the business is damaged, the last page is served", async () => {
  const { text } = await api.get("/");

  await api.database.schema.renameTable("services", "services_away");
  await api.get("/").expect(200, text);
  await api.database.schema.renameTable("services_away", "services");
  const { text: newest } = await api.get("/");
  await api.database("business").update({ details: "{}" });
  await api.get("/").expect(200, newest);
  await storeName(sampleBusiness.name);
});

test.each([
  ["is tried again later", 0, [undefined, true]],
  ["makes no new page for each visitor", 30_000, [undefined]],
])("a logo that could not be read %s", async (_what, unreadLogo, expected) => {
  const timeouts = { read: 30_000, render: 30_000, unreadLogo };
  const own = await startTestApi({}, api.database, build, {}, timeouts);
  const imageUrl = "/photos/00000000-0000-4000-8000-000000000000/480.webp";
  await api.database("business").update({
    details: JSON.stringify({ ...sampleBusiness, pictures: { logo: { imageUrl } } }),
  });
  const looks = () => renderDocument.mock.calls.map(([, , { logoLook }]) => logoLook?.needsPlate);

  await api.database.schema.renameTable("photo_variants", "variants_away");
  await own.get("/").expect(200);
  await api.database.schema.renameTable("variants_away", "photo_variants");
  for (const address of ["/", "/"]) await own.get(address).expect(200);

  expect(looks()).toEqual(expected);
  await storeName(sampleBusiness.name);
});

test("while a page is rendered again, or cannot be, visitors get the last one, and nginx keeps none that is late", async () => {
  const timeouts = { read: 30_000, render: 100, unreadLogo: 30_000 };
  const hurried = await startTestApi({ STACK: "site" }, api.database, build, {}, timeouts);
  const { text } = await hurried.get("/").expect("X-Accel-Expires", /^@\d+$/);
  let finish = (_error: Error) => {};
  renderDocument.mockReturnValueOnce(new Promise((_resolve, reject) => (finish = reject)));
  await addArea("Toccoa");

  await Promise.all(
    [1, 2, 3].map(() => hurried.get("/").expect(200, text).expect("X-Accel-Expires", "0")),
  );
  finish(new Error("broken"));
  while (!(await hurried.get("/")).text.includes("Toccoa"));
});

test("a page and a public list are of one moment, whatever changes meanwhile", async () => {
  const shown: string[] = [];
  renderDocument.mockImplementation((_name, _template, siteData) => {
    shown.push(`${siteData.business.name}: ${namesIn(siteData)}`);
    return Promise.resolve({ html: "", headers: {} });
  });
  const lists: string[] = [];
  let isOver = false;
  const read = async () => {
    while (!isOver) {
      await api.get("/");
      const list = await api.get("/api/service-areas");
      lists.push(`${list.headers["x-edition"]}: ${list.text}`);
    }
  };
  const readers = [read(), read(), read()];
  const names = ["Old", "New"];
  const versions: string[] = [];
  for (let turn = 0; turn < 40; turn++) {
    const name = `${names[turn % 2]} ${turn}`;
    const id = 1000 + turn; // that no other test's rows get
    await api.database.transaction(async (transaction) => {
      await transaction("service_areas").delete();
      await transaction("service_areas").insert({ id, name, sortOrder: 1 });
      const details = JSON.stringify({ ...sampleBusiness, name });
      await transaction("business").update({ details, version: 1000 + turn });
    });
    versions.push(`${1000 + turn}: ${JSON.stringify([{ id, name }])}`);
  }
  isOver = true;
  await Promise.all(readers);

  const seen = shown.slice(1);
  expect(seen.length).toBeGreaterThan(3);
  expect(seen.filter((page) => !/^(.+): \1$/.test(page))).toEqual([]);
  expect(lists.slice(3).filter((list) => !versions.includes(list))).toEqual([]);
  await storeName(sampleBusiness.name);
});

test("a page shows a change although the clock was set back", async () => {
  await api.get("/nothing");
  jest.spyOn(Date, "now").mockReturnValue(Date.now() - 3_600_000);
  await storeName("Early Gutter Co.");

  const isShown = async () => (await api.get("/nothing")).text.includes("Early Gutter Co.");
  while (!(await isShown())); // the not-found page is a second old
});

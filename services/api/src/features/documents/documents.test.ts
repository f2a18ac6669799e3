import type { LandingContent } from "@ridgeline/contract/landingContent";
import { contentSamples } from "../../../test/contentSamples";
import { connect } from "../../database/connect";
import { startTestApi, type TestApi } from "../../../test/testApi";

const THIS_BUILD = { "X-Site-Build": "this" };

let api: TestApi;
const render = jest.fn<Promise<string>, [LandingContent]>();
beforeAll(async () => {
  api = await startTestApi({}, undefined, render);
});
afterAll(() => api.stop());

beforeEach(async () => {
  for (const { table, input } of contentSamples) {
    await api.database(table).delete();
    await api.database(table).insert(input);
  }
  render.mockReset();
  render.mockImplementation((content) => Promise.resolve(`<p>${namesIn(content)}</p>`));
});

const namesIn = (content: LandingContent) =>
  content["service-areas"].map(({ name }) => name).join();
const addArea = (name: string) => api.database("serviceAreas").insert({ name, sortOrder: 99 });
const read = (headers: Record<string, string> = THIS_BUILD) => api.get("/").set(headers);

test("the page is rendered from the public lists", async () => {
  await read().expect(200);

  const lists = ["services", "featured-projects", "service-areas", "testimonials"];
  const expected = await Promise.all(
    lists.map(async (path) => [path, (await api.get(`/api/${path}`)).body as unknown] as const),
  );
  expect(render.mock.calls).toEqual([[Object.fromEntries(expected)]]);
});

test("the page is sent with `no-cache`", async () => {
  const response = await read().expect(200);

  expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(response.headers["cache-control"]).toBe("no-cache");
});

test("/index.html is the same page", async () => {
  const page = await read().expect(200);

  await api.get("/index.html").set(THIS_BUILD).expect(200, page.text);
});

test("a change is in the next page", async () => {
  await read();
  await addArea("Helen");

  const { text } = await read().expect(200);

  expect(text).toContain("Helen");
});

test("nothing is rendered while nothing has changed", async () => {
  await addArea("Toccoa");
  await read();
  await read();

  expect(render).toHaveBeenCalledTimes(1);
});

test("who has the page already gets 304, until it changes", async () => {
  const { headers } = await read();
  const known = { ...THIS_BUILD, "If-None-Match": String(headers["etag"]) };

  await read(known).expect(304, "");
  await addArea("Clayton");
  await read(known).expect(200);
});

test("HEAD gets the headers alone", async () => {
  const page = await read();

  const head = await api.request.head("/").set(THIS_BUILD).expect(200);

  expect(head.headers["etag"]).toBe(page.headers["etag"]);
  expect(head.text).toBeUndefined();
});

test.each([
  ["br, gzip", "br"],
  ["gzip", "gzip"],
])("who accepts %s gets it as %s", async (accepted, coding) => {
  const page = await read();

  const response = await read({ ...THIS_BUILD, "Accept-Encoding": accepted });

  expect(response.headers["content-encoding"]).toBe(coding);
  expect(response.headers["vary"]).toContain("Accept-Encoding");
  expect(response.text).toBe(page.text);
});

test("nginx of another build gets no page", async () => {
  await read({ "X-Site-Build": "another" }).expect(404);
});

describe("when the page cannot be rendered", () => {
  beforeEach(() => render.mockRejectedValue(new Error("too much")));

  test("the built page is served, and the log says why", async () => {
    await addArea("Blairsville");

    await read().expect(200, "<p>built</p>");
    expect(api.logs.join("")).toContain("the landing page cannot be rendered");
    expect(api.logs.join("")).toContain("too much");
  });

  test("it is not tried again with every request", async () => {
    await addArea("Hiawassee");
    await read();
    await read();

    expect(render).toHaveBeenCalledTimes(1);
  });

  test("it is tried again a minute later", async () => {
    const now = jest.spyOn(Date, "now");
    await addArea("Ellijay");
    await read();
    render.mockResolvedValue("<p>there</p>");

    now.mockReturnValue(Date.now() + 60_000);
    await read().expect(200, "<p>there</p>");
    now.mockRestore();
  });

  test("it is tried again with the next change", async () => {
    await addArea("Jasper");
    await read();
    render.mockResolvedValue("<p>changed</p>");
    await addArea("Canton");

    await read().expect(200, "<p>changed</p>");
  });
});

describe("when the content cannot be read", () => {
  const away = connect({ url: "postgres://nobody:x@127.0.0.1:1/none", pool: 2 });
  let cutOff: TestApi;
  beforeAll(async () => {
    cutOff = await startTestApi({}, away, render);
  });
  afterAll(() => cutOff.stop());

  test("nginx is told so, since it has the last page", async () => {
    await cutOff.get("/").set(THIS_BUILD).expect(503);
  });

  test("everyone else gets the built page if there was none before", async () => {
    await cutOff.get("/").expect(200, "<p>built</p>");
  });

  test("everyone else gets the last page", async () => {
    const { text } = await read();
    const { rename } = renamer("services");
    await rename();
    try {
      await api.get("/").expect(200, text);
    } finally {
      await rename();
    }
  });
});

/** Takes a table away, and brings it back. */
function renamer(table: string) {
  let [from, to] = [table, `${table}_away`];
  return {
    rename: async () => {
      await api.database.schema.renameTable(from, to);
      [from, to] = [to, from];
    },
  };
}

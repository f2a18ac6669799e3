import { contentKinds } from "@ridgeline/contract/contentKinds";
import { contentSamples } from "../../../../contract/test/contentSamples";
import { provideApi } from "../../test/testApi";

type Row = Record<string, unknown> & { id: number };

const api = provideApi();

describe.each(contentSamples)(
  "$path",
  ({ label, path, table, publicFields, isAddable, input, wrong }) => {
    const adminPath = `/api/admin/${path}`;
    let count = 0;

    beforeEach(() => api.database(table).delete());

    /** As the API answers with it. */
    async function insert(change: object = {}): Promise<Row> {
      const slug = path === "services" && { slug: `slug-${(count += 1)}` };
      const row = { ...input, ...slug, ...change };
      const [stored] = await api.database(table).insert(row).returning<Row[]>("id");
      return { id: stored?.id ?? 0, ...row };
    }
    const expectStored = async (...rows: object[]) => {
      const response = await api.ownerGet(adminPath).expect(200);
      expect(response.body).toEqual(rows);
    };

    test("the public list has exactly the public fields of active rows, the owner's everything", async () => {
      const shown = await insert();
      const hidden = await insert({ isActive: false });

      const fields = Object.fromEntries(publicFields.map((field) => [field, shown[field]]));
      await api.get(`/api/${path}`).expect(200, [fields]);
      await expectStored(shown, hidden);
    });

    test("lists are in order", async () => {
      const order = (sortOrder: number) => (isAddable ? { sortOrder } : {});
      const [last, first, second] = [
        await insert(order(2)),
        await insert(order(-1)),
        await insert(order(-1)),
      ];

      await expectStored(...(isAddable ? [first, second, last] : [last, first, second]));
    });

    test("PUT with the whole input, or with only isActive, answers with the changed row", async () => {
      const { id, ...row } = await insert();
      const changed = { ...row, ...input };

      await api.ownerPut(`${adminPath}/${id}`, changed).expect(200, { id, ...changed });
      await api
        .ownerPut(`${adminPath}/${id}`, { isActive: false })
        .expect(200, { id, ...changed, isActive: false });

      await expectStored({ id, ...changed, isActive: false });
    });

    test("DELETE answers 204 and the row is gone", async () => {
      const { id } = await insert();

      await api.ownerDelete(`${adminPath}/${id}`).expect(204, "");

      await expectStored();
    });

    test("an id that is none is 404 and names the kind", async () => {
      // A lenient number parser would find these rows.
      for (const id of [-1, 0, 1, 1000]) await insert({ id });
      const ids = ["0", "-1", "1e3", "0x1", "2147483648", "%00", "1.0", "01", "x", "2147483647"];
      for (const id of ids) {
        for (const answer of [
          await api.ownerPut(`${adminPath}/${id}`, input),
          await api.ownerDelete(`${adminPath}/${id}`),
        ]) {
          expect([id, answer.status]).toEqual([id, 404]);
          expect(answer.text).toMatch(new RegExp(`^${label} .*does not exist\\.$`));
        }
      }
    });

    test.each<[string, object]>([
      ["a wrong field", { ...input, ...wrong }],
      ["an empty body", {}],
      ["an unknown field", { ...input, owner: "me" }],
      ["only isActive and another field", { isActive: false, id: 1 }],
    ])("PUT with %s is 400 in plain text and changes nothing", async (_, body) => {
      const before = await insert();

      const response = await api.ownerPut(`${adminPath}/${before.id}`, body).expect(400, /./);

      expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
      await expectStored(before);
    });

    if (isAddable) {
      test("POST answers 201 with the new row, active and with the number 0 unless told otherwise; with a wrong field 400", async () => {
        await api.ownerPost(adminPath, { ...input, ...wrong }).expect(400);
        const sent = { ...input, isActive: undefined, sortOrder: undefined };
        const { body } = (await api.ownerPost(adminPath, sent).expect(201)) as { body: Row };

        expect(body).toEqual({ ...input, id: body.id, isActive: true, sortOrder: 0 });
        await expectStored(body);
      });
    } else {
      test("POST is 405", async () => {
        await api.ownerPost(adminPath, input).expect(405).expect("Allow", "HEAD, GET");
      });
    }
  },
);

test("every content kind has a sample here", () => {
  const paths = contentSamples.map(({ path }) => path);

  expect(paths.toSorted()).toEqual(contentKinds.map(({ path }) => path).toSorted());
});

describe("moving an item", () => {
  const path = "/api/admin/service-areas";
  const names = async () => {
    const response = await api.ownerGet(path).expect(200);
    return (response.body as { name: string }[]).map(({ name }) => name);
  };
  /** Areas a, b, c ... with these numbers; returns their ids. */
  const store = async (...numbers: number[]) => {
    const rows = numbers.map((sortOrder, index) => ({ name: "abcdef"[index], sortOrder }));
    const stored: { id: number }[] = await api.database("serviceAreas").insert(rows, "id");
    return stored.map(({ id }) => id);
  };
  const move = (id: number | undefined, direction: string) =>
    api.ownerPost(`${path}/${id}/move`, { direction });

  beforeEach(() => api.database("serviceAreas").delete());

  test.each([
    ["consecutive", [1, 2, 3]],
    ["equal", [0, 0, 0]],
    ["gapped and negative", [-5, 7, 2_147_483_647]],
  ])(
    "%s numbers: the neighbors change places, the top is the top, and at an end nothing changes",
    async (_, numbers) => {
      const [first, , last] = await store(...numbers);

      await move(first, "down").expect(204, "");
      expect(await names()).toEqual(["b", "a", "c"]);
      await move(last, "up").expect(204);
      expect(await names()).toEqual(["b", "c", "a"]);
      await move(first, "top").expect(204);
      expect(await names()).toEqual(["a", "b", "c"]);

      const read = async () => (await api.ownerGet(path)).body as object[];
      const before = await read();
      for (const direction of ["up", "top"]) await move(first, direction).expect(204);
      await move(last, "down").expect(204);
      expect(await read()).toEqual(before);
    },
  );

  test("moves at once all count, with nothing lost or doubled", async () => {
    const [first] = await store(0, 0, 0, 0);

    const moves = await api.atOnce("serviceAreas", () =>
      Promise.all([move(first, "down"), move(first, "down")]),
    );

    expect(moves.map(({ status }) => status)).toEqual([204, 204]);
    expect(await names()).toEqual(["b", "c", "a", "d"]);
  });

  test("a wrong direction is 400, an unknown item 404, and so is a testimonial, which has no order", async () => {
    const [first] = await store(0);

    await move(first, "left").expect(400);
    await api.ownerPost(`${path}/${first}/move`, {}).expect(400, "direction: Required");
    await move(2_147_483_647, "up").expect(404, "Service area 2147483647 does not exist.");
    await api.ownerPost("/api/admin/testimonials/1/move", { direction: "up" }).expect(404);
  });
});

test("a slug that is taken is 409, names it, and changes nothing", async () => {
  const [{ input }] = contentSamples;
  const taken = /'roofing' is already used/;
  await api.database("services").delete();
  await api.ownerPost("/api/admin/services", input).expect(201);

  await api.ownerPost("/api/admin/services", input).expect(409, taken);
  const other = await api.ownerPost("/api/admin/services", { ...input, slug: "gutters" });
  await api.ownerPut(`/api/admin/services/${(other.body as Row).id}`, input).expect(409, taken);

  const slugs = await api.database("services").orderBy("id").pluck("slug");
  expect(slugs).toEqual(["roofing", "gutters"]);
});

test("a bad body gets one line per problem, at most twenty", async () => {
  const many = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`x${index}`, 1]));
  const { text } = await api.ownerPost("/api/admin/services", many).expect(400);

  const lines = text.split("\n");
  expect(lines.slice(0, 2)).toEqual(["slug: Required", "title: Required"]);
  expect([lines.length, lines.at(-1)]).toEqual([21, "And more."]);
});

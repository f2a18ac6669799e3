import { contentKinds } from "@ridgeline/contract/contentKinds";
import { contentSamples } from "../../test/contentSamples";
import { provide } from "../../test/provide";
import { startTestApi } from "../../test/testApi";

type Row = Record<string, unknown> & { id: number };

const api = provide(startTestApi);

describe.each(contentSamples)(
  "$path",
  ({ label, path, table, publicFields, isAddable, input, wrong }) => {
    const adminPath = `/api/admin/${path}`;

    async function insert(change: object = {}): Promise<Row> {
      const [row] = (await api.database(table).insert({ ...input, ...change }, "*")) as Row[];
      if (!row) throw new Error("nothing inserted");
      return row;
    }
    const stored = async (id: number): Promise<Row | undefined> =>
      api.database(table).first<Row>().where({ id });

    beforeEach(() => api.database(table).delete());

    test("the public list has exactly the public fields of active rows", async () => {
      const shown = await insert();
      await insert({ isActive: false, ...(path === "services" ? { slug: "hidden" } : {}) });

      const response = await api.get(`/api/${path}`).expect(200);

      expect(response.body).toEqual([
        Object.fromEntries(publicFields.map((field) => [field, shown[field]])),
      ]);
    });

    test("the owner's list has every field, including inactive rows", async () => {
      const { id } = await insert({ isActive: false });

      const response = await api.ownerGet(adminPath).expect(200);

      expect(response.body).toEqual([{ id, ...input, isActive: false }]);
    });

    test("lists are in order", async () => {
      const slug = (n: number) => (path === "services" ? { slug: `s${n}` } : {});
      const order = (n: number) => (isAddable ? { sortOrder: n } : {});
      const last = await insert({ ...slug(1), ...order(2) });
      const first = await insert({ ...slug(2), ...order(-1) });
      const second = await insert({ ...slug(3), ...order(-1) });

      const response = await api.ownerGet(adminPath).expect(200);

      const ids = (response.body as Row[]).map(({ id }) => id);
      expect(ids).toEqual(
        (isAddable ? [first, second, last] : [last, first, second]).map(({ id }) => id),
      );
    });

    test("PUT with the whole input answers with the changed row", async () => {
      const { id } = await insert();
      const changed = { ...input, isActive: false };

      await api.ownerPut(`${adminPath}/${id}`, changed).expect(200, { id, ...changed });

      expect(await stored(id)).toMatchObject(changed);
    });

    test("PUT with only isActive changes only that", async () => {
      const { id } = await insert();

      await api
        .ownerPut(`${adminPath}/${id}`, { isActive: false })
        .expect(200, { id, ...input, isActive: false });
    });

    test("DELETE answers 204 and the row is gone", async () => {
      const { id } = await insert();

      await api.ownerDelete(`${adminPath}/${id}`).expect(204, "");

      expect(await stored(id)).toBeUndefined();
    });

    test.each(["0", "-1", "1e3", "0x1", "2147483648", "%00", "1.0", "01", "x", "2147483647"])(
      "the id %s is 404 and names the kind",
      async (id) => {
        // A lenient number parser would find these rows.
        for (const row of [-1, 0, 1, 1000]) {
          await insert({ id: row, ...(path === "services" ? { slug: `number-${row}` } : {}) });
        }
        for (const answer of [
          await api.ownerPut(`${adminPath}/${id}`, input),
          await api.ownerDelete(`${adminPath}/${id}`),
        ]) {
          expect(answer.status).toBe(404);
          expect(answer.text).toMatch(new RegExp(`^${label} .*does not exist\\.$`));
        }
      },
    );

    test.each<[string, object]>([
      ["a wrong field", { ...input, ...wrong }],
      ["an empty body", {}],
      ["an unknown field", { ...input, owner: "me" }],
      ["only isActive and another field", { isActive: false, id: 1 }],
    ])("PUT with %s is 400 in plain text and changes nothing", async (_, body) => {
      const before = await insert();

      const response = await api.ownerPut(`${adminPath}/${before.id}`, body).expect(400);

      expect(response.headers["content-type"]).toBe("text/plain; charset=utf-8");
      expect(response.text).not.toBe("");
      expect(await stored(before.id)).toEqual(before);
    });

    if (isAddable) {
      test("POST answers 201 with the new row", async () => {
        const response = await api.ownerPost(adminPath, input).expect(201);

        const { id } = response.body as Row;
        expect(response.body).toEqual({ id, ...input });
        expect(await stored(id)).toMatchObject(input);
      });

      test("POST without status and order creates an active row with order 0", async () => {
        const rest = { ...input, isActive: undefined, sortOrder: undefined };

        const response = await api.ownerPost(adminPath, rest).expect(201);

        expect(response.body).toMatchObject({ isActive: true, sortOrder: 0 });
      });

      test("POST with a wrong field stores nothing", async () => {
        await api.ownerPost(adminPath, { ...input, ...wrong }).expect(400);
        await api.ownerPost(adminPath, { ...input, sortOrder: 2 ** 31 }).expect(400);

        await api.ownerGet(adminPath).expect(200, []);
      });
    } else {
      test("POST is 405", async () => {
        const response = await api.ownerPost(adminPath, input).expect(405);

        expect(response.headers["allow"]).toBe("HEAD, GET");
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
  ])("%s numbers: the neighbors change places", async (_, numbers) => {
    const [first, , last] = await store(...numbers);

    const response = await move(first, "down").expect(204);
    expect(response.text).toBe("");
    expect(await names()).toEqual(["b", "a", "c"]);

    await move(last, "up").expect(204);
    expect(await names()).toEqual(["b", "c", "a"]);
  });

  test.each([1, 2])("number %i goes to the top, and the others keep their order", async (index) => {
    await move((await store(5, 5, 5))[index], "top").expect(204);

    expect(await names()).toEqual(index === 1 ? ["b", "a", "c"] : ["c", "a", "b"]);
  });

  test("at an end nothing changes", async () => {
    const [first, last] = await store(10, 20);

    await move(first, "up").expect(204);
    await move(first, "top").expect(204);
    await move(last, "down").expect(204);

    const response = await api.ownerGet(path).expect(200);
    expect(response.body).toMatchObject([{ sortOrder: 10 }, { sortOrder: 20 }]);
  });

  test("moves at once all count, with nothing lost or doubled", async () => {
    const [first] = await store(0, 0, 0, 0);
    const here = { datname: api.database.raw("current_database()"), waitEventType: "Lock" };
    const waiting = async () => api.database("pg_stat_activity").where(here).pluck<number[]>("pid");
    const lock = await api.database.transaction();
    await lock("serviceAreas").select("id").forUpdate();

    const moves = Promise.all([move(first, "down"), move(first, "down")]);
    const race = { isOver: false };
    void moves.then(() => (race.isOver = true));
    while (!race.isOver && (await waiting()).length < 2);
    await lock.rollback();

    expect((await moves).map(({ status }) => status)).toEqual([204, 204]);
    expect(await names()).toEqual(["b", "c", "a", "d"]);
  });

  test("a wrong direction is 400, an unknown item 404", async () => {
    const [first] = await store(0);

    await move(first, "left").expect(400);
    await api.ownerPost(`${path}/${first}/move`, {}).expect(400, "direction: Required");
    await move(2_147_483_647, "up").expect(404, "Service area 2147483647 does not exist.");
  });

  test("testimonials have no order", async () => {
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
  const post = (body: object) => api.ownerPost("/api/admin/services", body).expect(400);
  const { text } = await post({ slug: "", icon: 5, owner: "me", fax: "1" });
  expect(text.split("\n")).toEqual([
    "title: Required",
    "description: Required",
    "Unrecognized key(s) in object: 'owner'",
    "Unrecognized key(s) in object: 'fax'",
    "slug: String must contain at least 1 character(s)",
    "icon: Expected string, received number",
  ]);

  const many = Object.fromEntries(Array.from({ length: 99 }, (_, index) => [`x${index}`, 1]));
  const lines = (await post(many)).text.split("\n");
  expect([lines.length, lines.at(-1)]).toEqual([21, "And more."]);
});

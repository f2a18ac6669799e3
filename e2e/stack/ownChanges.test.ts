import { startLoad, type Load } from "../servers/startLoad";
import { call, callAsOwner, isFull } from "../servers/theStack";

const CHANGES = isFull ? 200 : 10;

jest.setTimeout(240_000);

let service: { id: number };
let load: Load;
beforeAll(async () => {
  [service] = (await (await callAsOwner("/api/admin/services")).json()) as [{ id: number }];
  load = startLoad(
    ["/", "/api/services"].map((path) => () => call(path)),
    2,
    50,
  );
});
afterAll(async () => {
  await load.stop();
  await change({});
});

function change(part: object): Promise<Response> {
  const { id, ...input } = service;
  return callAsOwner(`/api/admin/services/${id}`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...input, ...part }),
  });
}

test(`the owner sees each of ${CHANGES} changes at once, while visitors load the site`, async () => {
  const unseen: string[] = [];
  for (let n = 1; n <= CHANGES; n += 1) {
    const title = `Change ${n} of many`;
    const changed = await change({ title });
    expect(changed.status).toBe(200);
    const [Cookie = ""] = changed.headers.getSetCookie()[0]?.split(";") ?? [];
    for (const path of ["/", "/api/services"]) {
      const seen = await call(path, { headers: { Cookie } });
      if (!(await seen.text()).includes(title)) unseen.push(`${title}: ${path}`);
    }
  }

  expect(unseen).toEqual([]);
  expect((await load.stop()).failures).toEqual([]);
});

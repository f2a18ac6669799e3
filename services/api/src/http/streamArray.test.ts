import { text } from "node:stream/consumers";
import { streamArray } from "./streamArray";

async function* pagesOf(...pages: (unknown[] | Error)[]): AsyncGenerator<unknown[]> {
  for (const page of pages) {
    if (page instanceof Error) throw page;
    yield await Promise.resolve(page);
  }
}

test.each<[string, unknown[][]]>([
  ["no page", []],
  ["an empty page", [[]]],
  ["one page", [[{ id: 1 }, { id: 2 }]]],
  ["many pages", [[{ id: 1 }], [], [{ id: 2 }], [{ id: 3 }]]],
])("%s is one array", async (_, pages) => {
  const stream = await streamArray(pagesOf(...pages));

  expect(JSON.parse(await text(stream))).toEqual(pages.flat());
});

test("an error on the first page is thrown", async () => {
  await expect(streamArray(pagesOf(new Error("away")))).rejects.toThrow("away");
});

test("an error on a later page ends the stream", async () => {
  const stream = await streamArray(pagesOf([{ id: 1 }], new Error("away")));

  await expect(text(stream)).rejects.toThrow("away");
});

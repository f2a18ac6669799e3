import { Readable } from "node:stream";

/**
 * One JSON array out of many pages, each read when the one before has been taken: its length does not matter to the
 * memory. Resolves when the first page is there; until then an error is still an answer, afterwards it cuts the
 * answer off.
 */
export async function streamArray(pages: AsyncGenerator<unknown[]>): Promise<Readable> {
  const first = await pages.next();
  return Readable.from(toJson(first, pages));
}

async function* toJson(first: IteratorResult<unknown[]>, pages: AsyncGenerator<unknown[]>) {
  let separator = "[";
  for (let page = first; page.done !== true; page = await pages.next()) {
    if (page.value.length === 0) continue;
    yield separator + JSON.stringify(page.value).slice(1, -1);
    separator = ",";
  }
  yield separator === "[" ? "[]" : "]";
}

import { Readable } from "node:stream";

/**
 * Streams many pages as one JSON array. Each page is read after the client has taken the previous one, so memory does not
 * grow with the list. Resolves once the first page is read: an earlier error becomes an error response, a later one cuts
 * the response off.
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

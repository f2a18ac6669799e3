import { writeFileSync } from "node:fs";
import { measure } from "./figures.mjs";
import { load, ratesOf } from "./load.mjs";
import { DOOR, psql, results } from "./stack.mjs";

/** Bytes of the header that nginx sends with a plain file. */
const HEAD = 222;

/** What nginx sends, compared with a plain file of as many bytes, headers included. */
export async function measurePages() {
  for (const [title, path, file] of [
    ["Landing page HTML", "/", "landing"],
    ["Public list", "/api/services", "list"],
  ]) {
    const { bytes, requests } = load(`${DOOR}${path}`);
    writeFileSync(
      `${results}/static/${file}`,
      Buffer.alloc(Math.round(bytes / requests) - HEAD, " "),
    );
    await measure(`${title}, 64 clients`, [
      { name: "plain file by nginx (limit)", measure: () => ratesOf(`http://static:8080/${file}`) },
      { name: "through nginx", measure: () => ratesOf(`${DOOR}${path}`) },
    ]);
  }
}

/** Each measurement starts with an empty table. */
export async function measureQuotes() {
  await measure("Quote requests stored, 64 clients", [
    {
      name: "through nginx, checks and limits",
      measure: () => {
        psql("TRUNCATE quote_requests CASCADE");
        return ratesOf(`${DOOR}/api/quote`, "quote");
      },
    },
  ]);
}

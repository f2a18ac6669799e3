import { writeFileSync } from "node:fs";
import { measure } from "./figures.mjs";
import { compose, results } from "./stack.mjs";

/** Bytes of the header that nginx sends with a plain file. */
const HEAD = 222;
const DOOR = "http://web:8080";

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

/** @param {string} url */
function ratesOf(url) {
  const { requests, seconds, p50, p99 } = load(url);
  return { "requests/s": requests / seconds, "p50 ms": p50, "p99 ms": p99 };
}

/**
 * Puts load on an address from inside the stack's network for two seconds; throws if any request fails.
 * @param {string} url
 */
function load(url) {
  const flags = ["-t2", "-c64", "-d2s", "-s", "/bench/report.lua"];
  const header = ["-H", "Accept-Encoding: gzip, deflate, br"];
  const output = compose("exec", "-T", "load", "wrk", ...flags, ...header, url);
  /** @type {{ requests: number, errors: number, seconds: number, bytes: number, p50: number, p99: number }} */
  const result = JSON.parse(output.trim().split("\n").at(-1) ?? "");
  if (result.errors > 0 || result.requests === 0) throw new Error(`${url} failed:\n${output}`);
  return result;
}

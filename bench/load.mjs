import { validQuote } from "./validQuote.mjs";
import { containerOf, docker } from "./stack.mjs";

const SECONDS = Number(process.env["BENCH_SECONDS"] ?? 2);
let seed = Math.floor(Date.now() / 1000);

/**
 * Puts load on one address from inside the stack's network for a few seconds; throws if any request fails.
 * @param {string} url
 * @param {{ clients: number, kind?: "get" | "quote", accept?: string }} options
 */
export function load(url, { clients, kind = "get", accept = "gzip, deflate, br" }) {
  seed += 1;
  const threads = Math.min(clients, 2);
  const flags = [`-t${threads}`, `-c${clients}`, `-d${SECONDS}s`, "-s", "/bench/requests.lua"];
  const rest = [kind, String(seed), kind === "quote" ? JSON.stringify(validQuote) : accept];
  const output = docker("exec", containerOf("load"), "wrk", ...flags, url, "--", ...rest);
  /** @type {{ requests: number, errors: number, seconds: number, p50: number, p99: number }} */
  const result = JSON.parse(output.trim().split("\n").at(-1) ?? "");
  if (result.errors > 0 || result.requests === 0) throw new Error(`${url} failed:\n${output}`);
  return {
    "requests/s": result.requests / result.seconds,
    "p50 ms": result.p50,
    "p99 ms": result.p99,
  };
}

import { containerOf, docker } from "./stack.mjs";

const SECONDS = 2;
const CLIENTS = 64;
let seed = Math.floor(Date.now() / 1000);

/** A valid quote request. */
const quote = {
  fullName: "Ann Lee",
  phone: "7065550199",
  email: "ann@example.com",
  address: "12 Hawkins St, Dahlonega",
  serviceType: "roofing",
  timing: "asap",
  budget: "1000-5000",
  projectDetails: "Water comes in over the kitchen window when it rains.",
  consent: true,
  mathChallenge: 7,
  mathAnswer: 7,
  utm_source: "google",
};

/**
 * Puts load on an address from inside the stack's network for two seconds; throws if any request fails.
 * @param {string} url
 * @param {"get" | "quote"} kind
 */
export function load(url, kind = "get") {
  seed += 1;
  const flags = ["-t2", `-c${CLIENTS}`, `-d${SECONDS}s`, "-s", "/bench/requests.lua"];
  const rest = [kind, String(seed), kind === "quote" ? JSON.stringify(quote) : "gzip, deflate, br"];
  const output = docker("exec", containerOf("load"), "wrk", ...flags, url, "--", ...rest);
  /** @type {{ requests: number, errors: number, seconds: number, bytes: number, p50: number, p99: number }} */
  const result = JSON.parse(output.trim().split("\n").at(-1) ?? "");
  if (result.errors > 0 || result.requests === 0) throw new Error(`${url} failed:\n${output}`);
  return result;
}

/** The figures of a load. */
export const ratesOf = (/** @type {Parameters<typeof load>} */ ...args) => {
  const { requests, seconds, p50, p99 } = load(...args);
  return { "requests/s": requests / seconds, "p50 ms": p50, "p99 ms": p99 };
};

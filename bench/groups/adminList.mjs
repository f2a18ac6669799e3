import { randomUUID } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { fetchRaw } from "../fetchRaw.mjs";
import { fillQuoteRequests } from "../fillQuoteRequests.mjs";
import { addFigures } from "../measure.mjs";
import { validQuote } from "../validQuote.mjs";
import { adminToken, execIn, frontDoor, psql } from "../stack.mjs";

const REPETITIONS = 3;

/** 4. The owner's list as it grows, and how much it delays a visitor's quote request. */
export async function measureAdminList() {
  const url = frontDoor();
  const headers = { Authorization: `Bearer ${adminToken()}`, "Accept-Encoding": "br" };
  const visit = () => sendQuote(url);
  await visit();
  const alone = [];
  for (let n = 0; n < 100; n += 1) alone.push(await visit());
  addFigures("Owner's list", "a visitor's quote request, no list", [
    { "slowest ms": Math.max(...alone) },
  ]);
  for (const count of [100, 1_000, 10_000, 100_000]) {
    fillQuoteRequests(count);
    const values = [];
    for (let n = 0; n < REPETITIONS; n += 1)
      values.push(await readList(url, headers, visit, count));
    addFigures("Owner's list", `${count.toLocaleString("en")} quote requests`, values);
  }
  psql("TRUNCATE quote_requests CASCADE");
}

/**
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {() => Promise<number>} visit
 * @param {number} count
 */
async function readList(url, headers, visit, count) {
  /** @type {number[]} */
  const visits = [];
  let isOver = false;
  const visitUntilOver = async () => {
    while (!isOver) visits.push(await visit());
  };
  const visitor = visitUntilOver();
  const { body, milliseconds } = await fetchRaw(`${url}/api/admin/quote-requests`, headers);
  isOver = true;
  await visitor;
  /** @type {unknown[]} */
  const list = JSON.parse(brotliDecompressSync(body).toString());
  if (list.length < count) throw new Error(`${list.length} of ${count} quote requests`);
  return {
    ms: milliseconds,
    "kB sent": body.length / 1000,
    "MB peak of the API": peakOfApi(),
    "slowest visitor ms": Math.max(...visits),
  };
}

/** @param {string} url */
async function sendQuote(url) {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  const sent = { method: "POST", body: JSON.stringify(validQuote) };
  return (await fetchRaw(`${url}/api/quote`, headers, sent)).milliseconds;
}

/** The peak memory of the API's process so far. */
function peakOfApi() {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(execIn("api", "cat", "/proc/1/status"))?.[1];
  if (kilobytes === undefined) throw new Error("/proc/1/status has no VmHWM");
  return Number(kilobytes) / 1000;
}

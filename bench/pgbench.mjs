import { execIn } from "./stack.mjs";

const SECONDS = process.env["BENCH_SECONDS"] ?? "2";
const SCRIPT = `INSERT INTO quote_requests (full_name, phone, email, address, service_type, timing, budget,
  project_details, consent_text, utm_source, utm_medium, utm_campaign, referrer, idempotency_key, payload_digest)
  VALUES ('Ann Lee', '7065550199', 'ann@example.com', '12 Hawkins St, Dahlonega', 'roofing', 'asap', '1000-5000',
  'Water comes in over the kitchen window when it rains.', 'I agree to be contacted about my request.', 'google', 'cpc',
  'spring', 'https://www.google.com/', gen_random_uuid(), '');`;

/**
 * Inserts and commits the same row with pgbench, in the database's container.
 * @param {number} clients
 */
export function runPgbench(clients) {
  const flags = `-n -U ridgeline -c ${clients} -j ${Math.min(clients, 2)} -T ${SECONDS} -l --log-prefix=/tmp/bench`;
  const command = `rm -f /tmp/bench*; pgbench ${flags} -f /dev/stdin ridgeline <<'END' >/dev/null 2>/tmp/errors || { cat /tmp/errors; exit 1; }
${SCRIPT.replaceAll("\n", " ")}
END
cat /tmp/bench* | cut -d ' ' -f 3 | sort -n`;
  const times = execIn("database", "bash", "-c", command).trim().split("\n").map(Number);
  const quantile = (/** @type {number} */ part) =>
    (times[Math.ceil(times.length * part) - 1] ?? NaN) / 1000;
  return {
    "requests/s": times.length / Number(SECONDS),
    "p50 ms": quantile(0.5),
    "p99 ms": quantile(0.99),
  };
}

import { load } from "../load.mjs";
import { measureRounds } from "../measure.mjs";
import { runPgbench } from "../pgbench.mjs";
import { psql } from "../stack.mjs";

/** 3. Committed quote requests: through the whole stack, compared with bare Koa and pg, and with Postgres alone. */
export async function measureQuotes() {
  for (const clients of [1, 8, 64]) {
    const sent = (/** @type {string} */ url) => load(url, { clients, kind: "quote" });
    await measureRounds(
      `Quote requests, ${clients} client${clients > 1 ? "s" : ""}`,
      [
        { name: "bare Koa + pg (limit)", measure: () => sent("http://bare-quote:8080/") },
        {
          name: "through nginx, checks, limits and outbox",
          limit: "bare Koa + pg (limit)",
          goal: 0.5,
          measure: () => sent("http://door:8080/api/quote"),
        },
        {
          name: "pgbench: the INSERT alone",
          limit: "bare Koa + pg (limit)",
          measure: () => runPgbench(clients),
        },
      ],
      { prepare: forgetRequests },
    );
  }
  forgetRequests();
}

/** Every measurement starts with an empty table, and without notifications left from the previous one. */
function forgetRequests() {
  psql("TRUNCATE quote_requests CASCADE");
}

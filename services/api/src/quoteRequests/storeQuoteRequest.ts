import { hiddenFieldList, quoteFieldList } from "@ridgeline/contract/quoteFields";
import type { QuotePayload } from "@ridgeline/contract/quotePayload";
import { consentLabel } from "@ridgeline/contract/quoteRequest";
import { type Database, toSnakeCase } from "../database/connect";
import { queueAboutRequest } from "../database/queueMessages";

export type Submission = { payload: QuotePayload; key: string | undefined; digest: Buffer };

/** At most so many requests in a window are stored that count under the same key: a sender's address, or its network. */
type Limit = { key: string; most: number };

/** `seconds`: of a window. `channels`: how the owner is notified. */
type Options = { limits: readonly Limit[]; seconds: number; channels: readonly string[] };

/** If it was not stored, either a request with its key was, or the sender has to wait this many seconds. */
export type Outcome = { isStored: boolean; wait: number };

/** Stores a submission in one statement: all of it or nothing (decision 016). */
export async function storeQuoteRequest(
  database: Database,
  submission: Submission,
  { limits, seconds, channels }: Options,
): Promise<Outcome> {
  const now = Date.now();
  const bindings = {
    ...toRow(submission),
    limitKeys: limits.map(({ key }) => key),
    limitCounts: limits.map(({ most }) => most),
    now,
    windowEnd: now + seconds * 1000,
    channels: [...channels],
  };
  // Named, so that Postgres plans it only once per connection.
  const statement = database.raw<{ rows: [Outcome] }>(STORE, bindings).options({ name: "store" });
  return (await statement).rows[0];
}

/** The fields of the payload that are stored as sent, by column. */
const sentColumns = [
  ...quoteFieldList.map(({ name }) => [name, name] as const),
  ...hiddenFieldList.map(({ column, name }) => [column, name] as const),
];
const columns = [
  ...sentColumns.map(([column]) => column),
  ...["consentText", "quarantinedAt", "idempotencyKey", "payloadDigest"],
];

/** A repeated request does not count, and neither does a refused one. */
const STORE = `
  WITH repeated AS (
    SELECT FROM quote_requests WHERE idempotency_key = :idempotencyKey
  ),
  limits AS (
    SELECT * FROM unnest(:limitKeys::text[], :limitCounts::integer[]) AS limits (key, most)
  ),
  windows AS (
    SELECT expire, points >= most AS is_spent FROM rate_limits JOIN limits USING (key) WHERE expire > :now
  ),
  taken AS (
    INSERT INTO rate_limits AS counted (key, points, expire)
    SELECT key, 1, :windowEnd FROM limits
    WHERE NOT EXISTS (SELECT FROM repeated) AND NOT EXISTS (SELECT FROM windows WHERE is_spent)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counted.expire <= :now THEN 1 ELSE counted.points + 1 END,
      expire = CASE WHEN counted.expire <= :now THEN excluded.expire ELSE counted.expire END
    WHERE counted.expire <= :now
      OR counted.points < (SELECT most FROM limits WHERE limits.key = counted.key)
    RETURNING key
  ),
  stored AS (
    INSERT INTO quote_requests (${columns.map(toSnakeCase).join(", ")})
    SELECT ${columns.map((column) => `:${column}`).join(", ")}
    WHERE (SELECT count(*) FROM taken) = (SELECT count(*) FROM limits)
    ON CONFLICT (idempotency_key) DO NOTHING
    RETURNING *
  ),
  ${queueAboutRequest("(SELECT * FROM stored WHERE quarantined_at IS NULL)")}
  SELECT
    EXISTS (SELECT FROM stored) AS "isStored",
    (SELECT ceil((least(coalesce(max(expire) FILTER (WHERE is_spent), max(expire)), :windowEnd) - :now) / 1000.0)
      FROM windows)::integer AS wait`;

function toRow({ payload, key, digest }: Submission): Record<string, unknown> {
  return {
    ...Object.fromEntries(sentColumns.map(([column, name]) => [column, textOrNull(payload[name])])),
    consentText: consentLabel,
    quarantinedAt: payload.website ? new Date() : null,
    idempotencyKey: key ?? null,
    payloadDigest: digest,
  };
}

/** An empty field is stored as NULL. */
function textOrNull(text: string | undefined): string | null {
  return text === undefined || text === "" ? null : text;
}

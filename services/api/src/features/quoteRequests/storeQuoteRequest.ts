import { consentLabel } from "@ridgeline/contract/messages";
import { hiddenFieldList, quoteFieldList } from "@ridgeline/contract/quoteFields";
import type { QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import { type Database, toSnakeCase } from "../../database/connect";
import type { RatePoint } from "../../database/rateLimiter";

export type Submission = { payload: QuoteRequestPayload; key: string | undefined; digest: Buffer };

/** The point of the sender's rate limit that storing costs, and the channels that notify the owner. */
type Terms = { point: RatePoint; channels: readonly string[] };

/** `repeated`: a request with this key is already stored. `limited`: the sender has no point left. */
export type Outcome = "stored" | "repeated" | "limited";

/** Stores a submission in one statement: all of it or nothing (docs/decisions/016-one-statement-stores-a-request.md). */
export async function storeQuoteRequest(
  database: Database,
  submission: Submission,
  { point, channels }: Terms,
): Promise<Outcome> {
  const bindings = { ...point, ...toRow(submission), channels: [...channels] };
  // Named, so that Postgres plans it only once per connection.
  const statement = database.raw<{ rows: [Counts] }>(STORE, bindings).options({ name: "store" });
  const [{ taken, stored }] = (await statement).rows;
  if (taken === 0) return "limited";
  return stored === 0 ? "repeated" : "stored";
}

/** Each field of the payload that is stored as it was sent, behind its column. */
const sentColumns = [
  ...quoteFieldList.map(({ name }) => [name, name] as const),
  ...hiddenFieldList.map(({ column, name }) => [column, name] as const),
];
const columns = [
  ...sentColumns.map(([column]) => column),
  ...["consentText", "quarantinedAt", "idempotencyKey", "payloadDigest"],
];

type Counts = { taken: number; stored: number };

const STORE = `
  WITH taken AS (
    INSERT INTO rate_limits AS counted (key, points, expire)
    VALUES (:limitKey, 1, :windowEnd)
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN counted.expire <= :now THEN 1 ELSE counted.points + 1 END,
      expire = CASE WHEN counted.expire <= :now THEN excluded.expire ELSE counted.expire END
    WHERE counted.expire <= :now OR counted.points < :limit
    RETURNING key
  ),
  stored AS (
    INSERT INTO quote_requests (${columns.map(toSnakeCase).join(", ")})
    SELECT ${columns.map((column) => `:${column}`).join(", ")}
    FROM taken
    ON CONFLICT (idempotency_key) DO NOTHING
    RETURNING id, quarantined_at
  ),
  devices AS (
    SELECT id FROM push_devices WHERE 'push' = ANY (:channels::text[]) FOR KEY SHARE
  ),
  queued AS (
    INSERT INTO outbox (kind, channel, quote_request_id, device_id)
    SELECT 'quote-request', channel, stored.id, devices.id
    FROM stored
    CROSS JOIN unnest(:channels::text[]) AS channel
    LEFT JOIN devices ON channel = 'push'
    WHERE quarantined_at IS NULL AND (channel <> 'push' OR devices.id IS NOT NULL)
  )
  SELECT
    (SELECT count(*)::integer FROM taken) AS taken,
    (SELECT count(*)::integer FROM stored) AS stored`;

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

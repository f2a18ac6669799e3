import { consentLabel } from "@ridgeline/contract/messages";
import type { QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import type { Database } from "../../database/connect";
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
    INSERT INTO quote_requests (
      full_name, phone, email, address,
      service_type, timing, budget, project_details,
      consent_text,
      utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer,
      website, quarantined_at,
      idempotency_key, payload_digest
    )
    SELECT
      :fullName, :phone, :email, :address,
      :serviceType, :timing, :budget, :projectDetails,
      :consentText,
      :utmSource, :utmMedium, :utmCampaign, :utmTerm, :utmContent, :referrer,
      :website, :quarantinedAt,
      :idempotencyKey, :payloadDigest
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

function toRow({ payload, key, digest }: Submission) {
  return {
    fullName: payload.fullName,
    phone: payload.phone,
    email: textOrNull(payload.email),
    address: textOrNull(payload.address),
    serviceType: payload.serviceType,
    timing: textOrNull(payload.timing),
    budget: textOrNull(payload.budget),
    projectDetails: payload.projectDetails,
    consentText: consentLabel,
    utmSource: textOrNull(payload.utm_source),
    utmMedium: textOrNull(payload.utm_medium),
    utmCampaign: textOrNull(payload.utm_campaign),
    utmTerm: textOrNull(payload.utm_term),
    utmContent: textOrNull(payload.utm_content),
    referrer: textOrNull(payload.referrer),
    website: textOrNull(payload.website),
    quarantinedAt: payload.website ? new Date() : null,
    idempotencyKey: key ?? null,
    payloadDigest: digest,
  };
}

/** An empty field is stored as NULL. */
function textOrNull(text: string | undefined): string | null {
  return text === undefined || text === "" ? null : text;
}

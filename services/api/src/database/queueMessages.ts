/** Now, in the table rate_limits: Unix milliseconds by the database's clock, which all processes share. */
export const unixTime = "floor(extract(epoch FROM now()) * 1000)";

/**
 * What a statement needs to queue messages to the owner (decision 016): one on each of the bound `channels`, and for push one
 * per device. `about` is a table with their ids. Devices are locked before they are referred to.
 */
export function queueMessages(kind: "quote-request" | "review" | "no-backup", about: string) {
  const column = kind === "review" ? "testimonial_id" : "quote_request_id";
  return `
  devices AS (
    SELECT id FROM push_devices WHERE 'push' = ANY (:channels::text[]) FOR KEY SHARE
  ),
  queued AS (
    INSERT INTO outbox (kind, channel, ${column}, device_id)
    SELECT '${kind}', channel, about.id, devices.id
    FROM ${about} AS about
    CROSS JOIN unnest(:channels::text[]) AS channel
    LEFT JOIN devices ON channel = 'push'
    WHERE channel <> 'push' OR devices.id IS NOT NULL
  )`;
}

/**
 * The same for a request that the owner can see, and the confirmation to its customer: if the owner has turned that on, mail
 * is set up, the request is not older than a day, and its address was not answered in the last 24 hours. `rate_limits`
 * remembers the address as a digest; two requests at once wait for each other there.
 */
export function queueAboutRequest(listed: string): string {
  return `${queueMessages("quote-request", listed)},
  unanswered AS (
    INSERT INTO rate_limits AS counted (key, points, expire)
    SELECT 'confirmation:' || encode(sha256(convert_to(lower(email), 'UTF8')), 'hex'), 1, ${unixTime} + 86400000
    FROM ${listed} AS listed, business
    WHERE email IS NOT NULL AND created_at > now() - interval '1 day'
      AND 'email' = ANY (:channels::text[]) AND details -> 'answersByEmail' = 'true'
    ON CONFLICT (key) DO UPDATE SET expire = excluded.expire WHERE counted.expire <= ${unixTime}
    RETURNING key
  ),
  answered AS (
    INSERT INTO outbox (kind, channel, quote_request_id)
    SELECT 'confirmation', 'customer', id FROM ${listed} AS listed, unanswered
  )`;
}

/** What a statement needs to delete what would still be sent about the requests in a table with their ids. */
export function deleteUnsent(about: string): string {
  return `
  unsent AS (
    DELETE FROM outbox WHERE quote_request_id IN (SELECT id FROM ${about} AS about) AND sent_at IS NULL
  )`;
}

/** Now, in the table rate_limits: Unix milliseconds by the database's clock, which all processes share. */
export const unixTime = "floor(extract(epoch FROM now()) * 1000)";

/**
 * True of the end of a window of so many milliseconds that is open. One that ends a minute later than a new one would was begun
 * by a clock that was ahead, and counts as none.
 */
export const isOpen = (expire: string, milliseconds: string | number) =>
  `(${expire} BETWEEN ${unixTime} + 1 AND ${unixTime} + ${milliseconds} + 60000)`;

/** The longest window of all. */
export const DAY = 86_400_000;

const IS_OPEN = isOpen("counted.expire", `excluded.expire - ${unixTime}`);

/**
 * How a statement that inserts into `rate_limits AS counted` counts a key that is there: in its window, up to `most`, or in a
 * new one.
 */
export const countUpTo = (most: string | number) => `
    ON CONFLICT (key) DO UPDATE SET
      points = CASE WHEN ${IS_OPEN} THEN counted.points ELSE 0 END + excluded.points,
      expire = CASE WHEN ${IS_OPEN} THEN counted.expire ELSE excluded.expire END
    WHERE NOT ${IS_OPEN} OR counted.points < ${most}`;

/**
 * What a statement needs to queue messages to the owner (decision 016): one on each of the bound `channels`, and for push one
 * per device. `about` is a table with their ids. Devices are locked before they are referred to.
 */
export function queueMessages(kind: "quote-request" | "review", about: string) {
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

/** Answers an hour to visitors of one network, who may give other people's addresses. */
const ANSWERS_OF_A_NETWORK = 5;

/**
 * The same for a request that the owner can see, and the confirmation to its customer: if the owner has turned that on, mail
 * is set up, the request is not older than a day, its mailbox was not answered in the last 24 hours, nor the bound `network`
 * too often (null: the owner has released the request). `rate_limits` remembers the mailbox as a digest; two requests at once
 * wait for each other there.
 */
export function queueAboutRequest(listed: string): string {
  return `${queueMessages("quote-request", listed)},
  asking AS (
    SELECT id, 'confirmation:' || encode(sha256(convert_to(${mailbox}, 'UTF8')), 'hex') AS key
    FROM ${listed} AS listed, business
    WHERE email IS NOT NULL AND created_at > now() - interval '1 day'
      AND 'email' = ANY (:channels::text[]) AND details -> 'answersByEmail' = 'true'
  ),
  admitted AS (
    INSERT INTO rate_limits AS counted (key, points, expire)
    SELECT 'confirmation-network:' || :network, 1, ${unixTime} + 3600000
    FROM asking LEFT JOIN rate_limits AS answered ON answered.key = asking.key AND ${isOpen("answered.expire", DAY)}
    WHERE :network::text IS NOT NULL AND answered.key IS NULL
    ${countUpTo(ANSWERS_OF_A_NETWORK)}
    RETURNING key
  ),
  unanswered AS (
    INSERT INTO rate_limits AS counted (key, points, expire)
    SELECT key, 1, ${unixTime} + ${DAY} FROM asking
    WHERE :network::text IS NULL OR EXISTS (SELECT FROM admitted)
    ON CONFLICT (key) DO UPDATE SET expire = excluded.expire WHERE NOT ${IS_OPEN}
    RETURNING key
  ),
  answered AS (
    INSERT INTO outbox (kind, channel, quote_request_id)
    SELECT 'confirmation', 'customer', id FROM asking JOIN unanswered USING (key)
  )`;
}

/** Where a mail arrives, whatever stands behind a plus, and at Google whether with dots or without. */
const mailbox = `CASE WHEN email ~* '@(gmail|googlemail)[.]com$'
      THEN replace(substring(lower(email) FROM '[^+@]*'), '.', '') || '@gmail.com'
      ELSE regexp_replace(lower(email), '[+].*@', '@') END`;

/** What a statement needs to delete what would still be sent about the requests in a table with their ids. */
export function deleteUnsent(about: string): string {
  return `
  unsent AS (
    DELETE FROM outbox WHERE quote_request_id IN (SELECT id FROM ${about} AS about) AND sent_at IS NULL
  )`;
}

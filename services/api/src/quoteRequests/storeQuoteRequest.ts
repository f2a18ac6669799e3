import { hiddenFieldList, quoteFieldList } from "@ridgeline/contract/quoteFields";
import type { QuotePayload } from "@ridgeline/contract/quotePayload";
import { consentLabel } from "@ridgeline/contract/quoteRequest";
import { type Database, toSnakeCase } from "../database/connect";
import { countUpTo, isOpen, queueAboutRequest, unixTime } from "../database/queueMessages";
import { unavailable } from "../http/apiErrors";

/** `isPosted`: by a browser without our script, so that it has no key. `digest`: of the answers. */
export type Submission = {
  payload: QuotePayload;
  key: string | undefined;
  isPosted: boolean;
  digest: Buffer;
};

/** At most so many requests in a window are stored that count under the same key: a sender's address, or its network. */
type Limit = { key: string; most: number };

/** `seconds`: of a window. `network`: the sender's. `channels`: how the owner is notified. */
type Options = {
  limits: readonly Limit[];
  seconds: number;
  network: string;
  channels: readonly string[];
};

/** "other": its key belongs to other answers. A number: the sender has to wait for so many seconds. */
export type Outcome = "stored" | "other" | number;

/** More than there are ways of sending the same answers at the same instant. */
const TRIES = 5;

/**
 * Stores a submission in one statement, all of it or nothing (decision 016), unless it is already stored. Tries again if the
 * same answers were being stored meanwhile, which the statement cannot see.
 */
export async function storeQuoteRequest(
  database: Database,
  submission: Submission,
  options: Options,
): Promise<Outcome> {
  const bindings = toBindings(submission, options);
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Named, so that Postgres plans it only once per connection.
    const { rows } = await database
      .raw<{ rows: [{ isStored: boolean; isTooEarly: boolean; wait: number }] }>(STORE, bindings)
      .options({ name: "store" });
    const [{ isStored, isTooEarly, wait }] = rows;
    if (isStored) return "stored";
    const repeated = await database.raw<{ rows: { isSame: boolean }[] }>(REPEATED, bindings);
    if (repeated.rows.some(({ isSame }) => isSame)) return "stored";
    if (repeated.rows.length > 0) return "other";
    if (!isTooEarly) return wait;
  }
  throw unavailable();
}

/** Stores a made-up request like any other, and takes it back. Rejects if requests cannot be stored now. */
export async function tryToStore(database: Database, channels: readonly string[]): Promise<void> {
  const text = "A trial that is taken back";
  const payload = {
    fullName: text,
    phone: "7065550100",
    serviceType: text,
    projectDetails: text,
  };
  const submission = {
    payload: payload as QuotePayload,
    key: undefined, // what is stored of one
    isPosted: false,
    digest: Buffer.alloc(32),
  };
  const limits = [{ key: "trial", most: 1 }];
  await database.transaction(async (transaction) => {
    await transaction.raw(
      TRY,
      toBindings(submission, { limits, seconds: 1, network: "trial", channels }),
    );
    await transaction.rollback();
  });
}

function toBindings(submission: Submission, { limits, seconds, network, channels }: Options) {
  return {
    ...toRow(submission),
    limitKeys: limits.map(({ key }) => key),
    limitCounts: limits.map(({ most }) => most),
    milliseconds: seconds * 1000,
    network,
    channels: [...channels],
  };
}

/** The fields of the payload that are stored as sent, by column. */
const sentColumns = [
  ...quoteFieldList.map(({ name }) => [name, name] as const),
  ...hiddenFieldList.map(({ column, name }) => [column, name] as const),
];
/** What each column is given. */
const values: Record<string, string> = {
  ...Object.fromEntries(sentColumns.map(([column]) => [column, `:${column}`])),
  consentText: ":consentText",
  quarantinedAt: "CASE WHEN :website::text IS NOT NULL THEN now() END",
  idempotencyKey: ":idempotencyKey",
  payloadDigest: ":payloadDigest",
  postedOn: "CASE WHEN :isPosted::boolean THEN (now() AT TIME ZONE 'UTC')::date END",
};

/**
 * Rows with the same key; and with the same answers, if both have keys of one tab, whose first 28 characters are the same, or for
 * a month, if one of both was posted without our script. Two tabs, and JSON without a key, mean two requests (decision 008).
 */
const REPEATED = `
  SELECT payload_digest = :payloadDigest AS "isSame" FROM quote_requests
  WHERE idempotency_key = :idempotencyKey
    OR payload_digest = :payloadDigest AND (left(idempotency_key::text, 28) = left(:idempotencyKey::text, 28)
      OR created_at > now() - interval '31 days' AND (posted_on IS NOT NULL OR :isPosted::boolean))`;

/** How a form that was posted without our script counts in its answers' row, beside the other ways. */
const POSTED = 1000;

/**
 * A repeated request does not count, and neither does a refused one. All ways of sending the same answers first take one row of
 * rate_limits, which they wait for. Whoever finds there that another way was here after its own snapshot, so that it may have
 * stored them, has to look again: a form if anybody was, the others if a form was.
 */
const storing = (row: Record<string, string>) => `
  WITH repeated AS (${REPEATED}),
  limits AS (
    SELECT * FROM unnest(:limitKeys::text[], :limitCounts::integer[]) AS limits (key, most)
  ),
  windows AS (
    SELECT expire, points >= most AS is_spent FROM rate_limits JOIN limits USING (key) WHERE ${isOpen("expire", ":milliseconds")}
  ),
  answers AS (SELECT 'answers:' || encode(:payloadDigest, 'hex') AS key),
  seen AS (SELECT coalesce(max(points), 0) AS points FROM rate_limits JOIN answers USING (key)),
  claimed AS (
    INSERT INTO rate_limits AS counted (key, points, expire)
    SELECT key, CASE WHEN :isPosted::boolean THEN ${POSTED} ELSE 1 END, ${unixTime} + :milliseconds FROM answers
    WHERE NOT EXISTS (SELECT FROM repeated) AND NOT EXISTS (SELECT FROM windows WHERE is_spent)
    ON CONFLICT (key) DO UPDATE SET points = counted.points + excluded.points, expire = excluded.expire
    WHERE CASE WHEN :isPosted::boolean THEN counted.points = (SELECT points FROM seen)
      ELSE counted.points / ${POSTED} = (SELECT points / ${POSTED} FROM seen) END
    RETURNING key
  ),
  taken AS (
    INSERT INTO rate_limits AS counted (key, points, expire)
    SELECT key, 1, ${unixTime} + :milliseconds FROM limits
    WHERE EXISTS (SELECT FROM claimed)
    ${countUpTo("(SELECT most FROM limits WHERE limits.key = counted.key)")}
    RETURNING key
  ),
  stored AS (
    INSERT INTO quote_requests (${Object.keys(row).map(toSnakeCase).join(", ")})
    SELECT ${Object.values(row).join(", ")}
    WHERE (SELECT count(*) FROM taken) = (SELECT count(*) FROM limits)
    ON CONFLICT DO NOTHING
    RETURNING *
  ),
  ${queueAboutRequest("(SELECT * FROM stored WHERE quarantined_at IS NULL)")}
  SELECT
    EXISTS (SELECT FROM stored) AS "isStored",
    NOT EXISTS (SELECT FROM claimed UNION ALL SELECT FROM windows WHERE is_spent) AS "isTooEarly",
    (SELECT ceil(least(coalesce(max(expire) FILTER (WHERE is_spent), max(expire)) - ${unixTime}, :milliseconds) / 1000.0)
      FROM windows)::integer AS wait`;

const STORE = storing(values);
/** With an id of its own: ids that are taken back would be missing from the owner's list. */
const TRY = storing({ id: "0", ...values });

function toRow({ payload, key, isPosted, digest }: Submission): Record<string, unknown> {
  return {
    ...Object.fromEntries(sentColumns.map(([column, name]) => [column, textOrNull(payload[name])])),
    consentText: consentLabel,
    idempotencyKey: key ?? null,
    isPosted,
    payloadDigest: digest,
  };
}

/** An empty field is stored as NULL. */
function textOrNull(text: string | undefined): string | null {
  return text === undefined || text === "" ? null : text;
}

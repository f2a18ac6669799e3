import { consentLabel } from "@ridgeline/contract/messages";
import {
  quoteRequestFields,
  type QuoteRequest,
  type QuoteRequestPayload,
} from "@ridgeline/contract/quoteRequest";
import type { Database, Fragment } from "../../database/connect";

/** Rows read at once: few enough to keep nobody waiting. */
const PAGE = 500;

/** Where a row stands in the list: `position` is `createdAt` to the microsecond, which a Date does not hold. */
type Position = { id: number; position: string };
type PageRow = QuoteRequest & Position;
const START: Position = { id: 0, position: "infinity" };

type Counts = { taken: number; stored: number };

export type Submission = { payload: QuoteRequestPayload; key: string | undefined; digest: Buffer };

export type QuoteRequestRepository = ReturnType<typeof createQuoteRequestRepository>;

/** What came of a submission: another with its key was there already, or its sender has no point left. */
export type Outcome = "stored" | "repeated" | "limited";

export function createQuoteRequestRepository(database: Database, announce: Fragment) {
  const table = () => database("quoteRequests");

  const readPage = ({ id, position }: Position): Promise<PageRow[]> =>
    table()
      .select<PageRow[]>(...quoteRequestFields, database.raw("created_at::text AS position"))
      .whereNull("quarantinedAt")
      .whereRaw("(created_at, id) < (?, ?)", [position, id])
      .orderBy([
        { column: "createdAt", order: "desc" },
        { column: "id", order: "desc" },
      ])
      .limit(PAGE);

  let storing: string | undefined;
  const toStatement = (fields: string[], consuming: string) => `
    WITH taken AS (${consuming}),
    stored AS (
      INSERT INTO quote_requests (${fields.map((name) => database.ref(name).toQuery()).join()})
      SELECT ${fields.map(() => "?").join()} FROM taken
      ON CONFLICT (idempotency_key) DO NOTHING
      RETURNING id, quarantined_at
    ),
    announced AS (${announce.sql})
    SELECT (SELECT count(*)::integer FROM taken) AS taken,
      (SELECT count(*)::integer FROM stored) AS stored`;

  return {
    /** Newest first, without what is in quarantine, so many at a time. */
    listPages: async function* (): AsyncGenerator<QuoteRequest[]> {
      let after: Position | undefined = START;
      while (after) {
        const rows: PageRow[] = await readPage(after);
        const last = rows.length === PAGE ? rows.at(-1) : undefined;
        after = last && { id: last.id, position: last.position };
        for (const row of rows) Reflect.deleteProperty(row, "position");
        yield rows;
      }
    },

    /**
     * Takes a point by `consuming`, stores a submission once, however close others with its key come, and writes with
     * it what `announce` says: in one statement, so all of it or nothing.
     */
    store: async (submission: Submission, consuming: Fragment): Promise<Outcome> => {
      const row = toRow(submission);
      storing ??= toStatement(Object.keys(row), consuming.sql);
      const bindings = [...consuming.bindings, ...Object.values(row), ...announce.bindings];
      // Named, so that Postgres plans it once a connection.
      const statement = database
        .raw<{ rows: [Counts] }>(storing, bindings)
        .options({ name: "store" });
      const [{ taken, stored }] = (await statement).rows;
      if (taken === 0) return "limited";
      return stored === 0 ? "repeated" : "stored";
    },

    /** The digest of the payload that was stored under this key. */
    findDigest: async (key: string): Promise<Buffer | undefined> => {
      const row = await table()
        .first<{ payloadDigest: Buffer } | undefined>("payloadDigest")
        .where({ idempotencyKey: key });
      return row?.payloadDigest;
    },
  };
}

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

/** What was left empty is not there. */
function textOrNull(text: string | undefined): string | null {
  return text === undefined || text === "" ? null : text;
}

import { consentLabel } from "@ridgeline/contract/messages";
import type { QuoteRequest, QuoteRequestPayload } from "@ridgeline/contract/quoteRequest";
import type { Database, Statement } from "../../database";

const columns = [
  "id",
  "serviceType",
  "timing",
  "budget",
  "createdAt",
  "fullName",
  "phone",
  "email",
  "address",
  "projectDetails",
  "utmSource",
  "utmMedium",
  "utmCampaign",
  "referrer",
] as const satisfies (keyof QuoteRequest)[];

export type Submission = { payload: QuoteRequestPayload; key: string | undefined; digest: Buffer };

export type QuoteRequestRepository = ReturnType<typeof createQuoteRequestRepository>;

/** Adds to the statement that stores a request what else has to be written with it. */
export type Announce = (store: Statement) => Statement;

export function createQuoteRequestRepository(database: Database, announce: Announce) {
  const table = () => database("quoteRequests");
  return {
    /** Newest first, without what is in quarantine. */
    list: () =>
      table()
        .select<QuoteRequest[]>(columns)
        .whereNull("quarantinedAt")
        .orderBy([
          { column: "createdAt", order: "desc" },
          { column: "id", order: "desc" },
        ]),

    /** Stores a submission; false where one with its key is there already, however close they came. */
    store: async (submission: Submission): Promise<boolean> => {
      const store = table()
        .insert(toRow(submission))
        .onConflict("idempotencyKey")
        .ignore()
        .returning(["id", "quarantinedAt"]);
      const rows = (await announce(store)) as object[]; // a statement that returns rows
      return rows.length === 1;
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

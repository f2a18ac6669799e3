// The limit for a quote request: Koa and pg commit the same row, without any checks.
import Koa from "koa";
import bodyParser from "koa-bodyparser";
import { database } from "./database.mjs";

const INSERT = `INSERT INTO quote_requests (full_name, phone, email, address, service_type, timing, budget,
    project_details, consent_text, utm_source, utm_medium, utm_campaign, utm_term, utm_content, referrer, website,
    quarantined_at, idempotency_key, payload_digest)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19)`;
const CONSENT = "I agree to be contacted about my request.";
const DIGEST = Buffer.alloc(32);

const app = new Koa();
app.use(bodyParser());
app.use(async (ctx) => {
  const body = /** @type {import("@ridgeline/contract/quoteRequest").QuoteRequestPayload} */ (
    ctx.request.body
  );
  await database.query(INSERT, [
    body.fullName,
    body.phone,
    body.email,
    body.address,
    body.serviceType,
    body.timing,
    body.budget,
    body.projectDetails,
    CONSENT,
    body.utm_source,
    body.utm_medium,
    body.utm_campaign,
    body.utm_term,
    body.utm_content,
    body.referrer,
    null,
    null,
    ctx.get("Idempotency-Key"),
    DIGEST,
  ]);
  ctx.status = 201;
  ctx.body = { status: "received" };
});
app.listen(8080);

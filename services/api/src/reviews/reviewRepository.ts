import {
  type Invitation,
  type InvitedReview,
  type Review,
  reviewConsent,
  testimonialPath,
} from "@ridgeline/contract/invitedReview";
import type { Testimonial } from "@ridgeline/contract/testimonial";
import { randomBytes } from "node:crypto";
import { type Database, daysAgo } from "../database/connect";
import { queueMessages } from "../database/queueMessages";
import { digestToken } from "../http/tokenDigest";

/** Computes, from a row's `rating` and `review`, what `sent_digest` was when the customer sent them. */
const DIGEST = "encode(sha256(convert_to(rating || ' ' || review, 'UTF8')), 'hex')";

/** Stores an invitation about a listed request, or about none; undefined if there is no such request. */
export async function createInvitation(
  database: Database,
  quoteRequestId: number | undefined,
): Promise<{ token: string; expiresAt: Date } | undefined> {
  const token = randomBytes(16).toString("base64url");
  const { rows } = await database.raw<{ rows: { expiresAt: Date }[] }>(
    `INSERT INTO review_invitations (token_digest, quote_request_id)
     SELECT :digest, id FROM (
       SELECT id FROM quote_requests WHERE id = :quoteRequestId::integer AND quarantined_at IS NULL
       UNION ALL SELECT NULL WHERE :quoteRequestId::integer IS NULL
     ) AS request
     RETURNING expires_at AS "expiresAt"`,
    { digest: digestToken(token), quoteRequestId: quoteRequestId ?? null },
  );
  return rows[0] && { token, ...rows[0] };
}

export async function findInvitation(
  database: Database,
  token: string,
): Promise<Invitation | undefined> {
  const { rows } = await database.raw<{ rows: Invitation[] }>(
    `SELECT
       CASE WHEN used_at IS NOT NULL THEN 'used' WHEN expires_at <= now() THEN 'expired' ELSE 'open' END AS state,
       CASE WHEN quote_requests.id IS NOT NULL THEN json_build_object(
         'fullName', full_name, 'address', address, 'serviceType', service_type) END AS request
     FROM review_invitations LEFT JOIN quote_requests ON quote_requests.id = quote_request_id
     WHERE token_digest = ?`,
    [digestToken(token)],
  );
  return rows[0];
}

/**
 * Uses the invitation, stores the review as an inactive testimonial and queues the notifications, in one statement (decision
 * 016): whoever comes second waits for the first, and changes nothing. False if there is no open invitation.
 */
export async function storeReview(
  database: Database,
  { token, rating, review, name, location }: Review,
  channels: readonly string[],
): Promise<boolean> {
  const { rows } = await database.raw<{ rows: [{ isStored: boolean }] }>(STORE, {
    rating,
    review,
    name,
    location,
    digest: digestToken(token),
    reviewConsent,
    channels: [...channels],
  });
  return rows[0].isStored;
}

const STORE = `
  WITH used AS (
    UPDATE review_invitations SET used_at = now()
    WHERE token_digest = :digest AND used_at IS NULL AND expires_at > now()
    RETURNING id
  ),
  stored AS (
    INSERT INTO testimonials
      (name, location, rating, review, is_active, invitation_id, consent_text, consented_at, sent_digest)
    SELECT :name, :location, rating, review, false, used.id, :reviewConsent, now(), ${DIGEST}
    FROM used, (SELECT :rating::integer AS rating, :review::text AS review) AS sent
    RETURNING id
  ),
  ${queueMessages("review", "stored")}
  SELECT EXISTS (SELECT FROM stored) AS "isStored"`;

/** The testimonials that came by invitation, oldest first. */
export async function listInvitedReviews(database: Database): Promise<InvitedReview[]> {
  const { rows } = await database.raw<{ rows: InvitedReview[] }>(
    `SELECT id, sent_digest = ${DIGEST} AS "fromCustomer"
     FROM testimonials WHERE sent_digest IS NOT NULL ORDER BY id`,
  );
  return rows;
}

/** The ids of the testimonials that are as their customers sent them. */
export async function listCustomerReviews(database: Database): Promise<number[]> {
  const reviews = await listInvitedReviews(database);
  return reviews.filter(({ fromCustomer }) => fromCustomer).map(({ id }) => id);
}

/** What to tell the owner about a review; undefined if it has been deleted. */
export async function findReview(database: Database, id: number) {
  const testimonial = await database("testimonials")
    .where({ id })
    .first<Testimonial | undefined>("name", "rating", "review");
  if (!testimonial) return undefined;
  const { name, rating, review } = testimonial;
  const stars = rating === 1 ? "1 star" : `${rating} stars`;
  return { title: `${name} gave ${stars}`, text: review, path: testimonialPath(id) };
}

/** For a month the page of an expired link says so. */
export async function deleteExpiredInvitations(database: Database): Promise<void> {
  await database("reviewInvitations")
    .whereNull("usedAt")
    .where("expiresAt", "<", daysAgo(database, 30))
    .delete();
}

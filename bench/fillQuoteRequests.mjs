import { psql } from "./stack.mjs";

/**
 * Realistic requests: all fields filled in, 300 characters of details.
 * @param {number} count
 */
export function fillQuoteRequests(count) {
  psql(`TRUNCATE quote_requests CASCADE;
    INSERT INTO quote_requests (created_at, full_name, phone, email, address, service_type, timing, budget,
      project_details, consent_text, utm_source, utm_medium, utm_campaign, referrer, payload_digest)
    SELECT now() - n * interval '7 minutes', 'Visitor ' || n, '7065550199', 'visitor' || n || '@example.com',
      n || ' Hawkins St, Dahlonega', 'roofing', 'asap', '1000-5000', repeat(md5(n::text) || ' ', 9), 'yes',
      'google', 'cpc', 'spring', 'https://www.google.com/', ''
    FROM generate_series(1, ${count}) AS n;
    ANALYZE quote_requests`);
}

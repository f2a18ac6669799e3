import type { Knex } from "knex";

/** What the site says about the business, and the photos that the owner uploaded for it and for the projects. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- One row. Its fields are in contract/src/business.ts. A change must name the version that it started from, so that it
    -- does not undo another change.
    CREATE TABLE business (
      is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
      version integer NOT NULL DEFAULT 1 CHECK (version > 0),
      details jsonb NOT NULL CHECK (jsonb_typeof(details) = 'object')
    );

    -- A photo's bytes never change. unused_since is when the cleanup first found that nothing shows the photo.
    CREATE TABLE photos (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      created_at timestamptz NOT NULL DEFAULT now(),
      unused_since timestamptz
    );

    -- The encoded files that visitors get; the original is not kept. The bytes are already compressed, so Postgres does
    -- not try (EXTERNAL; only Postgres 16 and later take it in CREATE TABLE).
    CREATE TABLE photo_variants (
      photo_id uuid NOT NULL REFERENCES photos ON DELETE CASCADE,
      format text NOT NULL CHECK (format IN ('avif', 'webp')),
      width integer NOT NULL CHECK (width > 0),
      bytes bytea NOT NULL,
      PRIMARY KEY (photo_id, format, width)
    );
    ALTER TABLE photo_variants ALTER COLUMN bytes SET STORAGE EXTERNAL;
  `);
}

import type { Knex } from "knex";

/**
 * Photos that the owner uploaded, as the encoded variants that visitors get; the original is not kept. A photo's bytes
 * never change. `unused_since` is when the cleanup first found no project that shows it. The bytes are already
 * compressed, so Postgres does not try (EXTERNAL).
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    CREATE TABLE photos (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      created_at timestamptz NOT NULL DEFAULT now(),
      unused_since timestamptz
    );
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

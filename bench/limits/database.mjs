import { readFileSync } from "node:fs";
import pg from "pg";

/** The same pool size as the API's. */
export const database = new pg.Pool({
  connectionString: readFileSync(process.env["DATABASE_URL_FILE"] ?? "", "utf8").trim(),
  max: 10,
});

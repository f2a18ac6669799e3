// The limit for a public list: Node's http and pg, the same query, nothing else.
import { createServer } from "node:http";
import { database } from "./database.mjs";

const QUERY = `SELECT id, slug, title, description, icon FROM services
  WHERE is_active = true ORDER BY sort_order, id`;

createServer((_request, response) => void answer(response)).listen(8080);

/** @param {import("node:http").ServerResponse} response */
async function answer(response) {
  const { rows } = await database.query(QUERY);
  const body = JSON.stringify(rows);
  response.writeHead(200, {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

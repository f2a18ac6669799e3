import { request } from "node:http";

/**
 * The response body as sent (compressed), the size of the header in bytes, and the milliseconds it took.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {{ method?: string, body?: string }} options
 * @returns {Promise<{ body: Buffer, head: number, milliseconds: number }>}
 */
export function fetchRaw(url, headers = {}, { method = "GET", body } = {}) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, headers, agent: false }, (response) => {
      /** @type {Buffer[]} */
      const parts = [];
      response.on("data", (/** @type {Buffer} */ part) => parts.push(part));
      response.on("error", reject);
      response.on("end", () => {
        const milliseconds = performance.now() - started;
        const { statusCode: status = 0, rawHeaders } = response;
        const head = rawHeaders.reduce((bytes, text) => bytes + text.length + 2, 0);
        if (status < 300) resolve({ body: Buffer.concat(parts), head, milliseconds });
        else reject(new Error(`${method} ${url}: ${status}`));
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}

// Has MDN's Observatory grade https://DOMAIN and prints its answer as JSON. It runs in a container of its own, since
// Observatory asks ports 80 and 443 only, which a machine that runs the tests may not have free: here they are free, and
// lead to nginx at WEB. AUTHORITY is the certificate of the authority that nginx's certificate comes from.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { pipeline } from "node:stream";

const { DOMAIN = "", WEB = "", AUTHORITY = "" } = process.env;
const observatory = join(import.meta.dirname, "node_modules/@mdn/mdn-http-observatory");
const authority = "/tmp/authority.pem";

await forward(80, 8080);
await forward(443, 8443);
// Where nginx redirects plain HTTP to, since its HTTPS_PORT is not 443.
await forward(8443, 8443);
writeFileSync(authority, AUTHORITY);
// Instead of the browsers' list of domains that are known to have HTTPS, which Observatory downloads: ours is not on it.
writeFileSync(join(observatory, "conf/hsts-preload.json"), "{}");
const scan = spawn(process.execPath, [join(observatory, "src/scan.js"), DOMAIN], {
  stdio: "inherit",
  env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
});
scan.on("close", (code) => process.exit(code ?? 1));

/**
 * @param {number} port here
 * @param {number} target nginx's
 */
async function forward(port, target) {
  const server = createServer((scanner) => {
    pipeline(scanner, connect(target, WEB), scanner, () => {});
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
}

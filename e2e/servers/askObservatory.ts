import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Web } from "./startWeb";
import { containersOf, docker, stackProject } from "./theStack";

const folder = fileURLToPath(new URL("../observatory", import.meta.url));
const installed = "node_modules/@mdn/mdn-http-observatory";

/** `make observatory` installs it: it brings more packages than all other tests together. */
export const hasObservatory = existsSync(`${folder}/${installed}`);

export type Grade = {
  scan: { score: number };
  tests: Record<string, { result: string; scoreModifier: number }>;
};

/** What MDN's Observatory says about a site with a certificate from this authority. */
export function askObservatory(web: Web, domain: string, authority: string): Grade {
  const [api = ""] = containersOf("api");
  const image = docker("inspect", "-f", "{{.Config.Image}}", api).trim();
  const variables = { DOMAIN: domain, WEB: web.address, AUTHORITY: authority };
  const answer = docker(
    ...["run", "--rm", `--network=${stackProject}_front`, `--add-host=${domain}:127.0.0.1`],
    ...[
      `--volume=${folder}:/observatory:ro`,
      `--tmpfs=/observatory/${installed}/conf`,
      "--user=root",
    ],
    ...Object.entries(variables).map(([name, value]) => `--env=${name}=${value}`),
    ...[image, "node", "/observatory/scan.mjs"],
  );
  // The container's output is Observatory's JSON, whose shape is fixed by the version in its package.json.
  return JSON.parse(answer) as Grade;
}

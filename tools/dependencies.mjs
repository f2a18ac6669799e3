// `make dependencies`: checks the licenses of all packages that the site ships, then runs npm's audit of all packages. Fails
// on a license that is not listed here, and on a known vulnerability above low. Leaves out bench/, which only measures the
// site and has its own lockfile.
import "./requireNode.mjs";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./buildSteps.mjs";

/** All of them allow running and selling the site; LGPL and MPL as long as those packages are unmodified, which they are. */
const AGREED = [
  ...["MIT", "MIT-0", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"],
  ...["LGPL-3.0-or-later", "MPL-2.0"],
];

/** @typedef {{ version: string, license?: string, dev?: boolean, link?: boolean }} Locked */

/** @type {{ packages: Record<string, Locked> }} */
const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
const shipped = Object.entries(packages)
  .filter(([path, { dev, link }]) => path.includes("node_modules/") && !dev && !link)
  .map(([path, { version, license = "none" }]) => ({
    name: `${path.slice(path.lastIndexOf("node_modules/") + 13)} ${version}`,
    license,
  }));

for (const license of new Set(shipped.map((one) => one.license))) {
  const names = shipped.filter((one) => one.license === license).map(({ name }) => name);
  console.log(`${license}: ${names.join(", ")}\n`);
}
const notAllowed = shipped.filter(
  ({ license }) => !license.split(" AND ").every((part) => AGREED.includes(part)),
);
for (const { name, license } of notAllowed) {
  console.error(`\n${name}: the license ${license} is not allowed (tools/dependencies.mjs)`);
}
process.exitCode = notAllowed.length > 0 || hasVulnerability() ? 1 : 0;

/** True if npm knows one above low. Some registries do not support audits, which fails only in GitHub's CI. */
function hasVulnerability() {
  const { stdout, status } = spawnSync("npm", ["audit", "--json", "--audit-level=moderate"], {
    cwd: root,
    encoding: "utf8",
  });
  /** @type {{ metadata?: { vulnerabilities: Record<string, number> } }} */
  const { metadata } = JSON.parse(stdout || "{}");
  if (!metadata) {
    console.log("npm audit: the registry does not support audits, so nothing was checked.");
    return process.env["GITHUB_ACTIONS"] === "true";
  }
  console.log(`npm audit: ${JSON.stringify(metadata.vulnerabilities)}`);
  return status !== 0;
}

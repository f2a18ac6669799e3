// Prints the site's security headers as an nginx snippet. The web build generates them, since the content security
// policy holds the hashes of the styles and scripts in its pages.
import { readFileSync } from "node:fs";

/** @type {Record<string, string>} */
const headers = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")).headers;
for (const [name, value] of Object.entries(headers)) {
  if (/["\\$\n]/.test(value))
    throw new Error(`${name} contains a character that nginx would interpret`);
  console.log(`add_header ${name} "${value}" always;`);
}
// Usually some of these are empty, and nginx does not send an empty header.
console.log("add_header Strict-Transport-Security $hsts always;");
console.log("add_header Alt-Svc $alt_svc always;");
console.log("add_header Connection $farewell always;");

// Prints the site's security headers as an nginx snippet: `headers`, or `assetHeaders` for the files below /assets/. The web
// build generates them, since the content security policy holds the hashes of the styles and scripts in its pages.
import { readFileSync } from "node:fs";

const [file = "", set = ""] = process.argv.slice(2);
/** @type {Record<string, Record<string, string>>} */
const sets = JSON.parse(readFileSync(file, "utf8"));
const headers = sets[set];
if (!headers) throw new Error(`${file} has no ${set}`);
for (const [name, value] of Object.entries(headers)) {
  if (/["\\$\n]/.test(value))
    throw new Error(`${name} contains a character that nginx would interpret`);
  console.log(`add_header ${name} "${value}" always;`);
}
// Usually some of these are empty, and nginx does not send an empty header.
console.log("add_header Strict-Transport-Security $hsts always;");
console.log("add_header Alt-Svc $alt_svc always;");
console.log("add_header Connection $farewell always;");

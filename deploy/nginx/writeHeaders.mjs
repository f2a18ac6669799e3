// Prints the site's security headers as an nginx snippet. The web build wrote them: its content security policy
// knows the hashes of the styles and scripts in its pages.
import { readFileSync } from "node:fs";

const { headers } = JSON.parse(readFileSync(process.argv[2], "utf8"));
for (const [name, value] of Object.entries(headers)) {
  if (/["\\$\n]/.test(value)) throw new Error(`${name} holds a character that nginx would read`);
  console.log(`add_header ${name} "${value}" always;`);
}
// Empty, and so not sent, over plain HTTP.
console.log("add_header Strict-Transport-Security $hsts always;");
console.log("add_header Alt-Svc $alt_svc always;");

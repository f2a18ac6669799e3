// Prints an nginx location for each admin page, with and without a slash at its end, and for each public list. The web build
// wrote down which there are.
import { readFileSync } from "node:fs";

const [, , file = ""] = process.argv;
/** @type {{ adminPages: string[], login: string, publicLists: string[] }} */
const { adminPages, login, publicLists } = JSON.parse(readFileSync(file, "utf8"));
for (const address of adminPages) {
  writeLocation(address, [address === login ? "login" : "admin"]);
  console.log(`location = ${address}/ {
  absolute_redirect off;
  return 301 ${address}$is_args$args;
}`);
}
for (const address of publicLists) writeLocation(address, ["list"]);

/**
 * @param {string} address
 * @param {string[]} snippets
 */
function writeLocation(address, snippets) {
  if (!/^[a-z/-]+$/.test(address))
    throw new Error(`${address} holds a character that nginx could misread`);
  console.log(`location = ${address} {`);
  for (const name of snippets) console.log(`  include /etc/nginx/ridgeline/snippets/${name}.conf;`);
  console.log("}");
}

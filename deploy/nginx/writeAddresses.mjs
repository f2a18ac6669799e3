// Prints an nginx location for each admin page and each public list. The web build wrote down which there are.
import { readFileSync } from "node:fs";

const [, , file = ""] = process.argv;
/** @type {{ adminPages: string[], login: string, publicLists: string[] }} */
const { adminPages, login, publicLists } = JSON.parse(readFileSync(file, "utf8"));
for (const address of adminPages) writeLocation(address, [address === login ? "login" : "admin"]);
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

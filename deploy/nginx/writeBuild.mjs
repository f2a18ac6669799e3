// Prints the name of this build of the site as an nginx variable (snippets/page.conf).
import { readFileSync } from "node:fs";

/** @type {{ build: string }} */
const { build } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8"));
if (!/^[0-9a-f]+$/.test(build)) throw new Error(`'${build}' is not the name of a build`);
console.log(`map '' $site_build { default ${build}; }`);

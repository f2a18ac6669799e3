import { readdirSync } from "node:fs";
import { root } from "./buildSteps.mjs";

/** The tests of the rules themselves, for `node --test`. */
export function guardFiles() {
  return readdirSync(`${root}tools/guards`)
    .filter((file) => file.endsWith(".test.mjs"))
    .map((file) => `tools/guards/${file}`);
}

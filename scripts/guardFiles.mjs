import { readdirSync } from "node:fs";
import { root } from "./buildSteps.mjs";

/** The tests of the rules themselves, for `node --test`. */
export function guardFiles() {
  return readdirSync(`${root}scripts/guards`)
    .filter((file) => file.endsWith(".test.mjs"))
    .map((file) => `scripts/guards/${file}`);
}

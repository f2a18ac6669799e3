// A plugin of Stryker's: with MUTATION_SAMPLE=0.1 it lets through a tenth of all mutants, the same ones in each run of
// the same code. The others count as if they did not compile, which leaves them out of the score.
import { createHash } from "node:crypto";
import { CheckStatus } from "@stryker-mutator/api/check";
import { PluginKind, declareValuePlugin } from "@stryker-mutator/api/plugin";

/** @import { CheckResult, Checker } from "@stryker-mutator/api/check" */
/** @import { Mutant } from "@stryker-mutator/api/core" */

const share = Number(process.env["MUTATION_SAMPLE"]);

/** @type {CheckResult} */
const passed = { status: CheckStatus.Passed };
/** @type {CheckResult} */
const leftOut = { status: CheckStatus.CompileError, reason: "not in the sample" };

/** @type {Checker} */
const sampleChecker = {
  init: () => Promise.resolve(),
  check: (mutants) =>
    Promise.resolve(
      Object.fromEntries(
        mutants.map((mutant) => [mutant.id, draw(mutant) < share ? passed : leftOut]),
      ),
    ),
  group: (mutants) => Promise.resolve([mutants.map(({ id }) => id)]),
};

/**
 * A number from 0 to 1, by chance but always the same for the same change in the same place.
 * @param {Mutant} mutant
 */
function draw({ fileName, location, replacement, mutatorName }) {
  const name = fileName.replace(/.*\/(?=contract\/|services\/)/, "");
  const hash = createHash("sha256").update(
    JSON.stringify([name, location, replacement, mutatorName]),
  );
  return hash.digest().readUInt32BE() / 2 ** 32;
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, "sample", sampleChecker)];

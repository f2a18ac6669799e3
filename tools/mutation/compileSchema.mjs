import { basename } from "node:path";

/**
 * Jest's transformer for contract/generated/validateNAME.js: compiles the schema when a test imports it. The generated
 * code was compiled before any mutant was switched on.
 */
export default {
  /**
   * @param {string} _source
   * @param {string} path
   */
  process(_source, path) {
    const [, first = "", rest = ""] = /^validate(.)(.*)\.js$/.exec(basename(path)) ?? [];
    const code = `
      const { Ajv2019 } = require("ajv/dist/2019");
      const { formats } = require("../src/formats");
      const source = require("../src/${first.toLowerCase()}${rest}");
      const [, schema] = Object.entries(source).find(([name]) => name.endsWith("Schema"));
      exports.validate = new Ajv2019({ allErrors: true, formats }).compile(schema);`;
    return { code };
  },
};

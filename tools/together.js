// One group of tests that Jest runs as one file; jest.config.js names them.
/** @type {string[]} */
const files = Reflect.get(globalThis, "TEST_FILES");

for (const file of files) {
  // In its own "describe", a file's hooks apply only to its tests.
  describe(file, () => {
    jest.requireActual(file);
  });
}

// One group of together.config.js, which names its files.
/** @type {string[]} */
const files = Reflect.get(globalThis, "TEST_FILES");

for (const file of files) {
  // With a "describe" of their own, a file's hooks are for its tests only.
  describe(file, () => {
    jest.requireActual(file);
  });
}

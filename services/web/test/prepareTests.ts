// A .ts file tests plain functions, and React takes a tenth of a second to load.
if (expect.getState().testPath?.endsWith(".ts") !== true) {
  jest.requireActual("./prepareComponents");
}

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

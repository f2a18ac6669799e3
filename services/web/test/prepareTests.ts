jest.setTimeout(30_000); // for a machine that is busy with other things

// Half of the files test plain functions, and React takes a tenth of a second to load.
if (expect.getState().testPath?.endsWith(".tsx") === true) {
  jest.requireActual("./prepareComponents");
}

afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

import { cleanup, configure } from "@testing-library/react";

// Nothing here waits for a clock: these are for a machine that is busy with other things.
configure({ asyncUtilTimeout: 10_000 });
jest.setTimeout(30_000);

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  window.sessionStorage.clear();
});

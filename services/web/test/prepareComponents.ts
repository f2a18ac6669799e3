import { cleanup, configure, getConfig } from "@testing-library/react";
import * as React from "react";

const { getElementError } = getConfig();
configure({
  // Nothing here waits for a clock: this is for a machine that is busy with other things.
  asyncUtilTimeout: 10_000,
  // While waitFor and findBy try again and again, a failure need not print the page; the last one does.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true
      ? new Error(message ?? "")
      : getElementError(message, container),
});

// React keeps a stack trace with each element, for its warnings, unless it made more than 10,000 within a second. That
// took a tenth of the tests' time; without it a warning still names the components.
const INTERNALS = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
Object.defineProperty(Reflect.get(React, INTERNALS), "recentlyCreatedOwnerStacks", {
  get: () => Infinity,
  set: () => undefined,
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren(); // a document that a test has opened
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
});

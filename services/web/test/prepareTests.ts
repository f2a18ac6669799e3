afterEach(() => {
  document.body.replaceChildren(); // a document that a test has opened
  Reflect.set(globalThis, "IS_REACT_ACT_ENVIRONMENT", true);
  window.localStorage.clear();
  window.sessionStorage.clear();
});

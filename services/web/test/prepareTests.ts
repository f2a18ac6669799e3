afterEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

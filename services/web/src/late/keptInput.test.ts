import { keepInput, restoreInput } from "./keptInput";

const form = `<form>
  <input name="fullName"><input name="consent" type="checkbox"><input name="token" type="password">
  <input name="sum" autocomplete="off">
  <select name="timing"><option value="">Choose</option><option value="asap">ASAP</option></select>
  <textarea name="details"></textarea>
</form>`;

beforeEach(() => {
  window.sessionStorage.clear();
  document.body.innerHTML = form;
});

test("what was typed, chosen and ticked is there again after a reload", () => {
  control("fullName").value = "Ann Lee";
  control("details").value = "A gutter.";
  control("timing").value = "asap";
  control("consent").checked = true;
  reload();

  expect(control("fullName").value).toBe("Ann Lee");
  expect(control("details").value).toBe("A gutter.");
  expect(control("timing").value).toBe("asap");
  expect(control("consent").checked).toBe(true);
});

test("what was typed since the reload stays", () => {
  control("fullName").value = "Ann Lee";
  keepInput();
  control("fullName").value = "Ann L.";
  restoreInput();

  expect(control("fullName").value).toBe("Ann L.");
});

test("it is put back only once", () => {
  control("fullName").value = "Ann Lee";
  reload();
  document.body.innerHTML = form;
  restoreInput();

  expect(control("fullName").value).toBe("");
});

test("the answer to the old page's question is not put into the new page's", () => {
  control("sum").value = "12";
  reload();

  expect(control("sum").value).toBe("");
});

test("a password is not kept", () => {
  control("token").value = "secret";
  keepInput();

  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain("secret");
});

function reload(): void {
  keepInput();
  document.body.innerHTML = form;
  restoreInput();
}

function control(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`The form has no ${name}.`);
  return found;
}

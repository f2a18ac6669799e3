import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { createFakeApi } from "../../../test/fakeApi";
import { openQuoteForm } from "../../../test/quoteForm";

test("the form asks for every field of the contract, in its order and under its label", async () => {
  createFakeApi();
  await openQuoteForm();

  const controls = quoteFieldList.map(({ name }) => document.getElementById(name));
  const inOrder = [...document.querySelectorAll("form :is(input, select, textarea)")].filter(
    (control) => controls.includes(control as HTMLElement), // all of them are
  );

  expect(controls.map((control) => labelOf(control))).toEqual(
    quoteFieldList.map(({ label, isOptional }) => (isOptional ? `${label} (optional)` : label)),
  );
  expect(inOrder).toEqual(controls);
});

function labelOf(control: HTMLElement | null) {
  return control && document.querySelector(`label[for="${control.id}"]`)?.textContent.trim();
}

import { listen } from "./page";

beforeAll(listen);

test.each([
  ["", "roofing", "roofing"],
  ["painting", "roofing", "painting"], // the visitor's own choice
  ["", "chimneys", ""], // not offered by the form
])("while %j is chosen, a link to the service %s makes it %j", (chosen, service, then) => {
  document.body.innerHTML = `
    <a href="#form" data-service="gutters"></a>
    <a href="#form" data-service="${service}"><span>Request Estimate</span></a>
    <select name="serviceType">
      <option value="">Select a service</option>
      <option value="roofing">Roofing</option>
      <option value="gutters">Gutters</option>
      <option value="painting">Painting</option>
    </select>`;
  const select = document.querySelector("select") ?? document.createElement("select");
  const press = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  select.value = chosen;
  press("[data-service=gutters]");
  press("span");

  expect(select.value).toBe(then);
  expect(select.selectedIndex).not.toBe(-1);
});

import { listen } from "./page";

const page = `
  <a href="#form" data-service="roofing"><span>Request Estimate</span></a>
  <a href="#form" data-service="gutters">Request Estimate</a>
  <a href="#form" data-service="chimneys">Request Estimate</a>
  <select name="serviceType">
    <option value="">Select a service</option>
    <option value="roofing">Roofing</option>
    <option value="gutters">Gutters</option>
    <option value="painting">Painting</option>
  </select>`;

beforeAll(listen);
beforeEach(() => {
  document.body.innerHTML = page;
});

test("a link does not replace the visitor's own choice", () => {
  select().value = "painting";
  press("[data-service=roofing]");

  expect(select().value).toBe("painting");
});

test("a link to a service that the form does not offer selects nothing", () => {
  press("[data-service=chimneys]");

  expect(select().value).toBe("");
  expect(select().selectedIndex).toBe(0);
});

function press(selector: string): void {
  document.querySelector(selector)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

function select(): HTMLSelectElement {
  const found = document.querySelector("select");
  if (!found) throw new Error("The page has no select.");
  return found;
}

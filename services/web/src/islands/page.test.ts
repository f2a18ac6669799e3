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

test("pressing a service's link selects the service and fires a change event", () => {
  const heard = jest.fn();
  document.body.addEventListener("change", heard, { once: true });
  press("[data-service=roofing] span");

  expect(select().value).toBe("roofing");
  expect(heard).toHaveBeenCalledTimes(1);
});

test("a second link replaces the choice of the first", () => {
  press("[data-service=roofing]");
  press("[data-service=gutters]");

  expect(select().value).toBe("gutters");
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

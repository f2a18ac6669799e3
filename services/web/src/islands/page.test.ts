import { listen } from "./page";

beforeAll(listen);

test("a link to a service that the form does not offer takes back what another link has chosen", () => {
  document.body.innerHTML = `
    <a href="#quote-form" data-service="gutters"></a>
    <a href="#quote-form" data-service="chimneys"><span>Request Estimate</span></a>
    <div data-form><form><select name="serviceType">
      <option value="">Select a service</option>
      <option value="gutters">Gutters</option>
    </select></form></div>`;
  const chosen = () => document.querySelector("select")?.selectedOptions[0]?.value;
  document.querySelector<HTMLElement>("a")?.click();
  expect(chosen()).toBe("gutters");

  document.querySelector("span")?.click();
  expect(chosen()).toBe("");
});

import { listen } from "./page";

beforeAll(listen);

test("a link to a service that the form does not offer takes back what another link has chosen", () => {
  document.body.innerHTML = `
    <a href="#form" data-service="gutters"></a>
    <a href="#form" data-service="chimneys"><span>Request Estimate</span></a>
    <form id="form"><select name="serviceType">
      <option value="">Select a service</option>
      <option value="gutters">Gutters</option>
    </select></form>`;
  const chosen = () => document.querySelector("select")?.selectedOptions[0]?.value;
  document.querySelector<HTMLElement>("a")?.click();
  expect(chosen()).toBe("gutters");

  document.querySelector("span")?.click();
  expect(chosen()).toBe("");
});

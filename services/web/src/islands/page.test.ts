import { listen } from "./page";

beforeAll(listen);

test("a pressed service, town and project are filled into the form, unless the visitor has written something else; a service that it does not offer takes back what another link has chosen", async () => {
  document.body.innerHTML = `
    <a href="#quote-form" data-service="gutters"><span>Request Estimate</span></a>
    <a href="#quote-form" data-service="chimneys"></a>
    <a href="#quote-form" data-town="Helen"></a>
    <a href="#quote-form" data-town="Cumming"></a>
    <a href="#quote-form" data-like="Cedar Deck"></a>
    <div data-form><form>
      <select name="serviceType">
        <option value="">Select a service</option>
        <option value="gutters">Gutters</option>
        <option value="other">Other</option>
      </select>
      <input name="address"><textarea name="projectDetails"></textarea>
    </form></div>`;
  const [gutters, chimneys, helen, cumming, deck] = document.querySelectorAll("a");
  const fields = [...document.querySelectorAll<HTMLInputElement>("[name]")];
  const expectFilled = (...texts: string[]) =>
    expect(fields.map(({ value }) => value)).toEqual(texts);
  gutters?.querySelector("span")?.click();
  helen?.click();
  deck?.click();
  expectFilled("gutters", "Helen", "Like your Cedar Deck:\n");
  chimneys?.click();
  cumming?.click();
  expectFilled("", "Cumming", "Like your Cedar Deck:\n");
  expect(document.querySelector("select")?.selectedIndex).toBe(0);

  jest.resetModules(); // as after a reload
  const { fillFormFrom } = await import("./fillForm");
  for (const link of [gutters, helen]) if (link) fillFormFrom(link);
  expectFilled("gutters", "Helen", "Like your Cedar Deck:\n");

  const own = ["other", "12 Mill Road", "A deck."];
  for (const [index, field] of fields.entries()) field.value = own[index] ?? "";
  for (const link of [gutters, cumming, deck]) if (link) fillFormFrom(link);
  expectFilled(...own);
});

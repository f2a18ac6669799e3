import { render, screen } from "@testing-library/react";
import { Proof } from "./Proof";

const license = { number: "RBQA003456", authority: "Georgia", link: "https://licenses.example/" };
const rating = { value: 4.9, count: 86, source: "Google", link: "https://maps.example/" };

const items = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent);

test("shows rating, license and years, with links to check them", () => {
  render(<Proof business={{ rating, license, yearsInBusiness: 15 }} />);

  screen.getByRole("img", { name: "4.9 out of 5 stars" });
  const [first, ...others] = items();
  expect(first).toMatch(/86 reviews on Google/);
  expect(others).toEqual([
    "Georgia license RBQA003456 (opens in a new tab)",
    "15+ years in business",
  ]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["https://maps.example/", "https://licenses.example/"]);
});

test("one review is in the singular, and a source without an address is not a link", () => {
  render(<Proof business={{ rating: { value: 5, count: 1, source: "Nextdoor" } }} />);

  expect(items()).toHaveLength(1);
  expect(items()[0]).toMatch(/ 1 review on Nextdoor$/);
  expect(screen.queryByRole("link")).toBeNull();
});

test("what is not known is left out", () => {
  const { container, rerender } = render(<Proof business={{ license }} />);
  expect(items()).toEqual(["Georgia license RBQA003456 (opens in a new tab)"]);

  rerender(<Proof business={{ yearsInBusiness: 3 }} />);
  expect(items()).toEqual(["3+ years in business"]);

  rerender(<Proof business={{}} />);
  expect(container.childNodes).toHaveLength(0);
});

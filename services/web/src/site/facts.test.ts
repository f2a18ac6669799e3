import { factsOf } from "./facts";

const license = { number: "RBQA003456", authority: "Georgia", link: "https://licenses.example/" };
const rating = { value: 4.9, count: 86, source: "Google", link: "https://maps.example/" };

test("rating, license and years are facts, with the links that are known", () => {
  expect(factsOf({ license, rating, yearsInBusiness: 15 })).toEqual([
    { text: "Rated 4.9 from 86 Google reviews", href: "https://maps.example/" },
    { text: "Georgia license RBQA003456", href: "https://licenses.example/" },
    { text: "15+ years" },
  ]);
});

test("what is not set is not there", () => {
  expect(factsOf({ license })).toEqual([
    { text: "Georgia license RBQA003456", href: "https://licenses.example/" },
  ]);
  expect(factsOf({})).toEqual([]);
});

import { factsOf } from "./facts";

const licence = { number: "RBQA003456", authority: "Georgia", link: "https://licences.example/" };
const rating = { value: 4.9, count: 86, source: "Google", link: "https://maps.example/" };

test("rating, license and years are facts, with the links that are known", () => {
  expect(factsOf({ licence, rating, yearsInBusiness: 15 })).toEqual([
    { text: "Rated 4.9 from 86 Google reviews", href: "https://maps.example/" },
    { text: "Georgia license RBQA003456", href: "https://licences.example/" },
    { text: "15+ years" },
  ]);
});

test("what is not set is not there", () => {
  expect(factsOf({ licence })).toEqual([
    { text: "Georgia license RBQA003456", href: "https://licences.example/" },
  ]);
  expect(factsOf({})).toEqual([]);
});

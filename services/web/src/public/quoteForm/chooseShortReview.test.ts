import { chooseShortReview } from "./QuoteSection";

const short = {
  id: 1,
  name: "Curtis W.",
  location: "Gainesville",
  rating: 5,
  review: "Fine work.",
};
const long = { ...short, id: 2, review: "Fine work. ".repeat(20) };
const good = { ...short, id: 3, rating: 4 };
const poor = { ...short, id: 4, rating: 3 };
const longName = { ...short, id: 5, name: "C".repeat(100) };

test.each([
  ["the first of the best", [good, short, { ...short, id: 6 }], short],
  ["a short one that is good, before a long one that is better", [long, good], good],
  ["none, if all are too long", [long, longName], undefined],
  ["none, if no short one is good", [long, poor], undefined],
  ["none, if there are none", [], undefined],
])("chooses %s", (_case, reviews, chosen) => {
  expect(chooseShortReview(reviews)).toBe(chosen);
});

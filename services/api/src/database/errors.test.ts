import { isDatabaseAway } from "./errors";

test.each([
  "Query read timeout",
  'select "id" from "services" where "is_active" = $1 - Query read timeout',
  "insert into quote_requests - Connection terminated unexpectedly",
])("the database is away: %s", (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
});

test("a bug of ours does not count as an outage", () => {
  expect(isDatabaseAway(new Error('select - column "naem" does not exist'))).toBe(false);
});

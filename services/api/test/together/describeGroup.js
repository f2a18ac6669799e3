import { groupTests } from "../../../../jest.together.js";

export const describeGroup = groupTests(["services/api/src", "db"], {
  notifications: /\/notifications\//,
  features: /\/features\//,
  database: /\/(app|database)\/|^db\//,
  rest: /./,
});

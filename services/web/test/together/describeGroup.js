import { groupTests } from "../../../../jest.together.js";

export const describeGroup = groupTests(["services/web/src"], {
  ownersDialogs: /\/src\/admin\/.*(Dialog|Edit|Question|Errors)\./,
  owner: /\/(admin|notifications|quoteRequests|session)\//,
  visitor: /./,
});

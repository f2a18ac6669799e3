import { createReadBusiness } from "../features/business/readBusiness";
import { isSample } from "../features/business/sampleBusiness";
import { print } from "../process/print";
import { runCommand } from "../process/runProcess";
import { withDatabase } from "./openDatabase";

/** Prints whose site it is, or what is wrong with the stored business, for `make status`. */
await runCommand(async () => {
  const business = await withDatabase((database) => createReadBusiness(database, print)());
  print(
    isSample(business)
      ? "still the sample: search engines do not list it; enter your own under /admin"
      : business.name,
  );
});

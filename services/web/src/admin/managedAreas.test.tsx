import { contentKinds } from "@ridgeline/contract/contentKinds";
import { adminPath, paths } from "../site/paths";
import { managedAreas } from "./managedAreas";

test("the managed areas are the contract's content kinds in order, then the quote requests", () => {
  expect(managedAreas.map(({ address }) => address)).toEqual([
    ...contentKinds.map(({ path }) => adminPath(path)),
    paths.adminQuoteRequests,
  ]);
});

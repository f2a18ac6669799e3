import { contentKinds } from "@ridgeline/contract/contentKinds";
import { adminPath, paths } from "../../site/paths";
import { managedAreas } from "./managedAreas";

test("every content kind of the contract is managed, in its order, and then the quote requests", () => {
  expect(managedAreas.map(({ address }) => address)).toEqual([
    ...contentKinds.map(({ path }) => adminPath(path)),
    paths.adminQuoteRequests,
  ]);
});

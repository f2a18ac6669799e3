import { shownTown } from "./invitedReview";

const request = { fullName: "", address: null, serviceType: "roofing" };

test.each([
  ["12 Main St, Dahlonega, GA 30533", "Dahlonega"],
  ["Helen", "Helen"],
  ["12 Main Street", ""],
  [null, ""],
])("the town of %s is shown as %j", (address, shown) => {
  expect(shownTown({ ...request, address })).toBe(shown);
});

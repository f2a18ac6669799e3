import { shownName, shownTown } from "./invitedReview";

const request = { fullName: "", address: null, serviceType: "roofing" };

test.each([
  ["Martha Lindqvist", "Martha L."],
  ["  Anna Maria  van der Berg ", "Anna B."],
  ["Cher", "Cher"],
  ["נועה לוי", "נועה ל."],
])("%s is shown as %s", (fullName, shown) => {
  expect(shownName({ ...request, fullName })).toBe(shown);
});

test.each([
  ["12 Main St, Dahlonega, GA 30533", "Dahlonega"],
  ["Helen", "Helen"],
  ["12 Main Street", ""],
  [null, ""],
])("the town of %s is shown as %j", (address, shown) => {
  expect(shownTown({ ...request, address })).toBe(shown);
});

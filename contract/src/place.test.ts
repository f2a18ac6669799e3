import { townOf } from "./place";

test.each([
  ["48 Auraria Road, Dahlonega", "Dahlonega"],
  ["12 Main St, Cleveland, GA 30528", "Cleveland"],
  ["12 Main St, Cleveland GA 30528-1234, USA", "Cleveland"],
  ["12 Main St, Cleveland, Georgia", "Cleveland"],
  ["4 Oak St, Asheville, North Carolina 28801", "Asheville"],
  ["4 Oak St, Asheville, North Carolina, 28801", "Asheville"],
  ["12 Main St, New York, NY 10001", "New York"],
  ["12 Main St, Washington, GA", "Washington"],
  ["9 Elm St, Charleston West Virginia", "Charleston"],
  ["Dahlonega, GA", "Dahlonega"],
  ["Dahlonega", "Dahlonega"],
  ["  Blue Ridge ", "Blue Ridge"],
  ["48 Auraria Road", "48 Auraria Road"],
  ["30528", "30528"],
])("the town of %j is %j", (address, town) => {
  expect(townOf(address)).toBe(town);
});

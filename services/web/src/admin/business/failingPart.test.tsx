import { screen } from "@testing-library/react";
import { field, openScreen } from "../../../test/openAdmin";

jest.mock("./mapSection", () => {
  const Failing = () => {
    throw new Error("degrees.toFixed is not a function");
  };
  const mapSection = {
    id: "map",
    title: "Map",
    Icon: "svg",
    valueOf: () => "",
    shownAt: {},
    fields: <Failing />,
  };
  return { mapSection };
});

test("a part that cannot be drawn leaves the others what was typed, to be saved", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {}); // React reports what a boundary has caught
  const { api, owner, press, retype } = openScreen("/admin/business#contact");
  await screen.findByLabelText("City");
  await retype("City", "Helen");

  await owner.click(screen.getByRole("heading", { name: "Map" }));

  await screen.findByText("Something went wrong on this page.");
  expect(field("City").value).toBe("Helen");
  await press("Save Changes");
  await screen.findByText("Saved");
  expect(api.sent("PUT /api/admin/business").pop()?.body).toMatchObject({
    address: { city: "Helen" },
  });
});

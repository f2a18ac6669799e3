import { screen, waitFor } from "@testing-library/react";
import { openScreen, field } from "../../../test/openAdmin";
import { sampleBusiness } from "../../../test/freshSite";
import { sampleLists } from "../../../test/sampleLists";

const LIST = "/api/admin/services";

test("without a service, one press makes a card for each kind of work but Other", async () => {
  const serviceTypes = ["Roof Repair", "Dry Rot", "Other"].map((label) => ({
    value: label.toLowerCase().replace(" ", "-"),
    label,
  }));
  const { api, press } = openScreen("/admin/services", ({ set }) => {
    set(LIST, []);
    set("/api/admin/business", { ...sampleBusiness, serviceTypes });
  });
  const button = "Make a card for each of your kinds of work";
  await screen.findByRole("button", { name: button });
  api.set(LIST, sampleLists[LIST]);

  await press(button);

  const sent = () => api.sent(`POST ${LIST}`).map(({ body }) => body);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toEqual([
    expect.objectContaining({ slug: "roof-repair", title: "Roof Repair", icon: "Shingles" }),
    expect.objectContaining({
      title: "Dry Rot",
      description: "Dry Rot by Ridgeline.",
      sortOrder: 2,
    }),
  ]);
  expect(await screen.findByText("2 total")).toBeTruthy();
});

test("a new project's alternative text is its title and town, until the owner changes it", async () => {
  const { press, retype } = openScreen("/admin/featured-projects");
  await press("Add Project");

  await retype("Title", "Cedar Deck");
  expect(field("Alt Text").value).toBe("Cedar Deck in Dahlonega");

  await retype("Alt Text", "A deck with steps");
  await retype("Title", "Cedar Steps");
  expect(field("Alt Text").value).toBe("A deck with steps");
});

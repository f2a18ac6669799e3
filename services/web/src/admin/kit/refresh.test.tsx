import { screen, waitFor } from "@testing-library/react";
import { openAdmin } from "../../../test/openAdmin";
import { sampleLists } from "../../../test/sampleLists";

test("a list is fetched whenever a page that shows it is opened", async () => {
  const list = "/api/admin/services";
  const { api, owner } = openAdmin("/admin/services");
  await screen.findByText("2 total");
  expect(api.sent(`GET ${list}`)).toHaveLength(1);

  await owner.click(screen.getByRole("link", { name: "Back to Dashboard" }));
  await waitFor(() => expect(api.sent(`GET ${list}`)).toHaveLength(2));
  api.setList(list, sampleLists[list].slice(0, 1));
  await owner.click(await screen.findByRole("link", { name: "Manage Services" }));

  expect(await screen.findByText("1 total")).toBeTruthy();
  expect(api.sent(`GET ${list}`)).toHaveLength(3);
  expect(document.title).toContain("Services");
  expect(document.activeElement?.id).toBe("main-content");
});

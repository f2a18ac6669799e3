import { screen, within } from "@testing-library/react";
import { createFakeApi } from "../../test/fakeApi";
import { renderAsOwner } from "../../test/renderApp";
import { adminPages } from "../site/adminPages";

test("the navigation links to every admin page", async () => {
  createFakeApi();
  renderAsOwner("/admin");

  const nav = within(await screen.findByRole("navigation", { name: "Pages" }));
  const addresses = nav.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses.toSorted()).toEqual([...adminPages].toSorted());
});

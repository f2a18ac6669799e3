import { screen, within } from "@testing-library/react";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { adminPages } from "../../site/adminPages";

test("the navigation leads to each page of the owner's", async () => {
  createFakeApi();
  renderAsOwner("/admin");

  const nav = within(await screen.findByRole("navigation", { name: "Pages" }));
  const addresses = nav.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(addresses.toSorted()).toEqual([...adminPages].toSorted());
});

import type { SetupStatus } from "@ridgeline/contract/setup";
import { screen, waitFor, within } from "@testing-library/react";
import { createFakeApi } from "../../../test/fakeApi";
import { renderAsOwner } from "../../../test/renderApp";
import { finishedSetup } from "../../../../../contract/test/finishedSetup";
import { freshSetup } from "../../../test/freshSite";

const NOTICE = "This site still shows the sample business.";

const open = (setup: SetupStatus) => {
  const api = createFakeApi();
  api.setSetup(setup);
  return { api, owner: renderAsOwner("/admin") };
};
const panel = async () => within(await screen.findByRole("region", { name: /^Finish your site/ }));
const lines = async () =>
  (await panel()).getAllByRole("listitem").map((line) => line.querySelector("b")?.textContent);

test("a new site shows a notice above everything else and lists what is left to do", async () => {
  open(freshSetup);

  expect(await lines()).toEqual([
    "Your own details: to do",
    "No license claimed without one: done",
    "Your own kinds of work: to do",
    "Your own photos: to do",
    "The samples are gone: to do",
    "Somebody is notified: to do",
    "The site's address: to do",
    "Backup off the server: to do",
  ]);
  const notice = screen.getByText(NOTICE);
  const requests = screen.getByRole("heading", { name: "New requests" });
  expect(notice.compareDocumentPosition(requests)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect((await panel()).getByText(/8 testimonials/)).toBeTruthy();
  expect((await panel()).getByText(/DOMAIN in \.env, then runs make up/)).toBeTruthy();
  expect((await panel()).getByText(/docs\/backup-and-upgrade\.md/)).toBeTruthy();
});

test("a line links to its section, and opens it", async () => {
  const { owner } = open({
    ...finishedSetup,
    sampleTexts: [
      { screen: "hours", text: "hours" },
      { screen: "trust", text: "license.number" },
      { screen: "words", text: "words.kicker" },
      { screen: "words", text: "words.valuePoints.1.title" },
      { screen: "words", text: "words.valuePoints.1.text" },
      { screen: "legal", text: "legal.termsLicensing" },
    ],
  });
  const missing =
    "Still the sample's: Hours, Trust: License number, Words: Line above the headline, Words: Value point 2, Terms: Licensing and Insurance";
  expect((await panel()).getByText(missing)).toBeTruthy();

  await owner.click((await panel()).getByRole("link", { name: "Do it: Your own details" }));

  expect(await screen.findByLabelText("Monday, opens")).toBeTruthy();
  expect(document.activeElement?.tagName).toBe("SUMMARY");
  expect(document.activeElement?.textContent).toContain("Hours");
});

test("texts that claim a license without one are named, and the line leads to the first", async () => {
  const { owner } = open({
    ...finishedSetup,
    licenseClaims: [
      { screen: "featured-projects", text: "A new roof" },
      { screen: "testimonials", text: "Ann L." },
    ],
  });
  const named = /“bonded”: Featured projects: A new roof, Testimonials: Ann L\.$/;
  expect((await panel()).getByText(named)).toBeTruthy();

  await owner.click(
    (await panel()).getByRole("link", { name: "Do it: No license claimed without one" }),
  );

  expect(window.location.pathname).toBe("/admin/featured-projects");
});

test("a line that is done has a mark and no link", async () => {
  open({ ...finishedSetup, address: null });

  expect(await lines()).toContain("Your own photos: done");
  expect((await panel()).getByText("Finish your site: 1 left")).toBeTruthy();
  expect((await panel()).queryByRole("link")).toBeNull();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

test("nothing is shown once all is done", async () => {
  const { api } = open(finishedSetup);

  await waitFor(() => expect(api.sent("GET /api/admin/setup")).toHaveLength(1));
  await screen.findByRole("heading", { name: "New requests" });
  expect(screen.queryByRole("region", { name: /^Finish your site/ })).toBeNull();
});

test("the list can be folded on this device, never lost; the notice cannot", async () => {
  const { owner } = open(freshSetup);
  const fold = async () => (await panel()).getByText("Finish your site: 7 left").closest("details");
  expect((await fold())?.open).toBe(true);

  await owner.click((await panel()).getByText("Finish your site: 7 left"));
  await owner.click(screen.getByRole("link", { name: "Business Details" }));
  await owner.click(await screen.findByRole("link", { name: "Back to Dashboard" }));

  expect(await screen.findByText(NOTICE)).toBeTruthy();
  expect((await fold())?.open).toBe(false);
});

test("a failed check is reported with the other failures and can be retried", async () => {
  const { api, owner } = open(freshSetup);
  api.answer("GET /api/admin/setup", { status: 503, body: "" });
  await screen.findByText("Could not refresh");
  api.answer("GET /api/admin/setup");

  await owner.click(screen.getByRole("button", { name: "Try again" }));

  expect(await panel()).toBeTruthy();
});

import type { SetupStatus } from "@ridgeline/contract/setupStatus";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { finishedSetup } from "../../../../../contract/test/finishedSetup";
import { expectToast } from "../../../test/expectToast";
import { freshSetup } from "../../../test/freshSite";
import { openPart } from "../../../test/openPart";
import { FinishYourSite, SampleNotice } from "./setup";

const NOTICE = "This site still shows the sample business.";
const REMOVE = "DELETE /api/admin/samples";

describe("the list of what is left to do", () => {
  const open = (setup: SetupStatus) => {
    const part = [<SampleNotice key="notice" />, <FinishYourSite key="list" />];
    return openPart("/admin", part, ({ setSetup }) => setSetup(setup));
  };
  const panel = async () =>
    within(await screen.findByRole("region", { name: /^Finish your site/ }));
  const lines = async () =>
    (await panel())
      .getAllByRole("listitem", { hidden: true })
      .map((line) => line.querySelector("b")?.textContent);

  test("is below a notice, and can be folded on this device", async () => {
    const { owner } = open(freshSetup);

    expect(await lines()).toEqual([
      "Your own details: to do",
      "Your own kinds of work: to do",
      "Your own photos: to do",
      "The samples are gone: to do",
      "Somebody is notified: to do",
      "No license claimed without one: done",
    ]);
    expect((await panel()).getByText("1 done").closest("details")?.open).toBe(false);
    expect(screen.getByText(NOTICE)).toBeTruthy();
    const fold = () => screen.getByText("Finish your site: 5 left").closest("details");
    expect(fold()?.open).toBe(true);
    await owner.click(screen.getByText("Finish your site: 5 left"));
    cleanup();

    open(freshSetup);

    await panel();
    expect(fold()?.open).toBe(false);
  });

  test("has what only the operator can do apart, as a message to copy", async () => {
    const { press } = open({ ...finishedSetup, address: null, hasOffsiteBackup: false });
    expect((await panel()).getByText("Finish your site: nothing left for you")).toBeTruthy();

    await press("Copy the message for whoever runs the server");

    await expectToast("Success", "Message copied to the clipboard");
    expect(await navigator.clipboard.readText()).toMatch(
      /^Please set DOMAIN in \.env .*\n.*docs\/backup-and-upgrade\.md/,
    );
  });

  test.each([
    ["email", true],
    ["phone", false],
  ])("warns of mail to the sample's address while %s is the sample's: %s", async (text, isSaid) => {
    open({
      ...finishedSetup,
      isSomebodyNotified: false,
      sampleTexts: [{ screen: "contact", text }],
    });

    const line = await (await panel()).findByText(/^A request that nobody hears of/);
    expect(line.textContent.includes("the sample's address reaches nobody")).toBe(isSaid);
  });

  const sampleTexts: SetupStatus["sampleTexts"] = [
    { screen: "hours", text: "hours" },
    { screen: "trust", text: "license.number" },
    { screen: "words", text: "words.kicker" },
    { screen: "words", text: "words.valuePoints.1.title" },
    { screen: "words", text: "words.valuePoints.1.text" },
    { screen: "legal", text: "legal.termsLicensing" },
  ];
  const licenseClaims: SetupStatus["licenseClaims"] = [
    { screen: "featured-projects", text: "A new roof" },
    { screen: "testimonials", text: "Ann L." },
  ];

  test.each([
    [{ sampleTexts }, ["Hours", "Trust", "Words 3", "Legal texts"], "/admin/business#hours"],
    [
      { licenseClaims },
      ["Featured projects", "Testimonials", "Yes, we are insured"],
      "/admin/featured-projects",
    ],
  ])(
    "says on which screens something is missing, and leads there: %j",
    async (left, names, address) => {
      open({ ...finishedSetup, ...left });

      const links = (await panel()).getAllByRole<HTMLAnchorElement>("link");
      expect(links.map(({ textContent }) => textContent)).toEqual(names);
      expect(links[0]?.href).toBe(`http://localhost${address}`);
    },
  );

  test("has no link in a line that is done, and no notice once the business is the owner's", async () => {
    open({ ...finishedSetup, hasOwnPhotos: false, sampleTexts: [] });

    expect(await lines()).toContain("The samples are gone: done");
    expect((await panel()).getByText("Finish your site: 1 left")).toBeTruthy();
    expect((await panel()).getAllByRole("link")).toHaveLength(1);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  test("removes the samples after asking, and is gone once all is done", async () => {
    const { api, press } = open(freshSetup);
    expect(
      await screen.findByText(/10 services, 6 featured projects, 1 service area/),
    ).toBeTruthy();
    api.answer(REMOVE, { status: 503, body: "" });

    await press("Remove the samples");
    await screen.findByRole("alertdialog", { name: "Remove the samples?" });
    expect(api.sent(REMOVE)).toEqual([]);
    await press("Remove");

    await expectToast("Error", "Failed to remove the samples");
    api.answer(REMOVE);
    api.setSetup(finishedSetup);
    await press("Remove the samples");
    await press("Remove");
    await expectToast("Success", "The samples are removed.");
    await waitFor(() => expect(screen.queryByText(/^Finish your site/)).toBeNull()); // all is done
  });
});

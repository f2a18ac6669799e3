import { screen, waitFor } from "@testing-library/react";
import { openAdmin } from "../../../test/openAdmin";
import { sampleLists } from "../../../test/sampleLists";

const areas = [
  ["testimonials", "Testimonials"],
  ["services", "Services"],
  ["service-areas", "Service Areas"],
  ["featured-projects", "Featured Projects"],
  ["quote-requests", "Quote Requests"],
] as const;

test.each(areas)(
  "the list of %s is fetched whenever a page that shows it is opened",
  async (path, title) => {
    const list = `/api/admin/${path}` as const;
    const { api, owner } = openAdmin(`/admin/${path}`);
    await screen.findByText("2 total");
    expect(api.sent(`GET ${list}`)).toHaveLength(1);

    await owner.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await waitFor(() => expect(api.sent(`GET ${list}`)).toHaveLength(2));
    api.setList(list, sampleLists[list].slice(0, 1));
    await owner.click(await screen.findByRole("link", { name: `Manage ${title}` }));

    expect(await screen.findByText("1 total")).toBeTruthy();
    expect(api.sent(`GET ${list}`)).toHaveLength(3);
  },
);

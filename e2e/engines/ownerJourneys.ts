import { validQuoteRequest } from "../../contract/test/quoteRequests";
import type { RunningSite } from "../servers/runningSite";
import type { Journey, User } from "./createUser";
import { readAsOwner } from "./readAsOwner";

export const ownerJourneys: Record<string, Journey> = {
  "is refused with a wrong token, and let in with the right one": async (user, site) => {
    await logIn(user, "not-the-token");
    await user.see("Invalid admin token", "[role=alert]");
    await logIn(user, site.adminToken);

    await user.see("Admin Dashboard", "h1");
    await user.see(String((await readTitles(site)).length), "dd");
    await user.click("button", "Logout");
    await user.see("Admin Login", "h1");
  },

  "renames a service, and visitors see the new name": async (user, site) => {
    const [title = ""] = await readTitles(site);
    await manageServices(user, site);
    await user.click("button", `Edit ${title}`);
    await user.fill("Title", "Doors of Every Kind");
    await user.click("button", "Save Changes");
    await user.see("Service updated successfully");
    await user.see("Doors of Every Kind", "h2");

    await user.open("/");
    await user.see("Doors of Every Kind", "#services h3");
  },

  "hides a service from visitors, and shows it again": async (user, site) => {
    const [, title = ""] = await readTitles(site);
    await manageServices(user, site);
    await user.click("button", `Deactivate ${title}`);
    await user.see("Inactive", "main li");
    expect(await readTitles(site)).not.toContain(title);

    await user.click("button", `Activate ${title}`);
    await user.miss("Inactive", "main li");
    expect(await readTitles(site)).toContain(title);
  },

  "deletes a service after confirming": async (user, site) => {
    const [, , title = ""] = await readTitles(site);
    await manageServices(user, site);
    await user.click("button", `Delete ${title}`);
    await user.see("This action cannot be undone.", "[role=alertdialog]");
    await user.click("button", "Delete");

    await user.see("Service deleted successfully");
    await user.miss(title, "h2");
    expect(await readTitles(site)).not.toContain(title);
  },

  "reads a quote request": async (user, site) => {
    await fetch(`${site.url}/api/quote`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(validQuoteRequest),
    });
    await manage(user, site, "Manage Quote Requests");

    await user.see(validQuoteRequest.fullName, "main h2");
    await user.see(validQuoteRequest.projectDetails, "main li");
  },
};

async function readTitles(site: RunningSite): Promise<string[]> {
  const services = await readAsOwner<{ title: string }>(site, "/api/services");
  return services.map(({ title }) => title);
}

/** Logs out first, in the same page: WebKit's processes see each other's storage changes late. */
async function logIn(user: User, token: string): Promise<void> {
  await user.open("/admin/login");
  await user.run(() => localStorage.clear());
  await user.open("/admin/login");
  await user.fill("Admin Token", token);
  await user.click("button", "Access Admin Dashboard");
}

/** Waits until nothing moves the links any more, or a click would miss them. */
async function manage(user: User, site: RunningSite, link: string): Promise<void> {
  await logIn(user, site.adminToken);
  await user.see("Updated just now");
  await user.see("Nobody is notified of new requests");
  await user.click("link", link);
}

async function manageServices(user: User, site: RunningSite): Promise<void> {
  await manage(user, site, "Manage Services");
  await user.see("total", "h1");
}

import { consentLabel } from "@ridgeline/contract/messages";
import { quoteRequestMessages } from "@ridgeline/contract/quoteRequest";
import { validQuoteRequest } from "../../contract/test/quoteRequests";
import type { RunningSite } from "../servers/runningSite";
import { startServer } from "../servers/startServer";
import type { Browser } from "./browser";
import { createUser, type User } from "./createUser";
import { hasLists, isAtTop, isBelowHeader, readFocused, readForm, readSum } from "./inPage";

type Service = { title: string };

/** By its link on another page, or by its address. */
const anchors = [
  ["services", "Services"],
  ["about", "About"],
  ["areas", undefined],
  ["reviews", "Reviews"],
  ["contact", undefined],
  ["quote-form", undefined],
  ["quote-form", "Free Estimate"],
] as const;

/** The main journeys of visitor and owner, each engine with a site of its own. */
export function describeJourneys(engine: string, start: () => Promise<Browser>): void {
  describe(engine, () => {
    let site: RunningSite;
    let browser: Browser;
    let user: User;

    beforeAll(async () => {
      [site, browser] = await Promise.all([startServer(), start()]);
      user = createUser(browser, site.url);
      await browser.resize(1280, 900);
    });
    afterAll(async () => {
      await Promise.all([browser.close(), site.stop()]);
    });
    afterEach(() => {
      expect(browser.takeProblems()).toEqual([]);
    });

    const read = async <Item>(path: string): Promise<Item[]> => {
      const headers = { Authorization: `Bearer ${site.adminToken}` };
      return (await (await fetch(site.url + path, { headers })).json()) as Item[];
    };
    const readServices = () => read<Service>("/api/services");

    describe("the visitor", () => {
      test("sees the content of every list", async () => {
        const [[service], [project], [area], [review]] = await Promise.all([
          readServices(),
          read<{ title: string }>("/api/featured-projects"),
          read<{ name: string }>("/api/service-areas"),
          read<{ name: string }>("/api/testimonials"),
        ]);
        await user.open("/");

        await user.see(service?.title ?? "no service", "#services h3");
        await user.see(project?.title ?? "no project", "h3");
        await user.see(area?.name ?? "no area", "#areas li");
        await user.see(review?.name ?? "no review", "#reviews");
      });

      test("gets to a section through the phone's menu", async () => {
        await browser.resize(390, 844);
        await user.open("/");
        await user.click("button", "Open menu");
        await user.click("button", "Reviews");

        await user.miss("Reviews", "dialog[open]");
        await user.waitFor("the reviews are on the screen", () => user.run(isAtTop, "reviews"));
        await browser.resize(1280, 900);
      });

      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        test(`lands on each section, from a link or by its address, and it stays there, at ${width} px`, async () => {
          await browser.resize(width, height);
          for (const [anchor, link] of anchors) {
            await user.open("/privacy");
            await (link === undefined ? user.open(`/#${anchor}`) : user.follow(link));
            await user.waitFor(`${anchor} is below the header`, () =>
              user.run(isBelowHeader, anchor),
            );
            await user.waitFor("the lists are there", () => user.run(hasLists));
            expect([anchor, await user.run(isBelowHeader, anchor)]).toEqual([anchor, true]);
          }
          await browser.resize(1280, 900);
        });
      }

      test("is told what is missing in the form", async () => {
        await user.open("/");
        await user.click("button", "Request Free Estimate");

        for (const message of Object.values(quoteRequestMessages)) {
          if (message !== quoteRequestMessages["email"]) await user.see(message, "#quote-form");
        }
      });

      test("pastes a phone number, which loses its punctuation", async () => {
        await user.open("/");
        await user.fill("Project Details", "+1 (706) 555-0117");
        await user.copy("Project Details", "Phone");

        await user.waitFor(
          "the number is pasted as digits",
          async () => (await user.run(readFocused)) === "+17065550117",
        );
      });

      test("lets the keyboard insert a phone number in one piece, which loses its punctuation", async () => {
        await user.open("/");
        await user.fill("Phone", "7");
        // oxlint-disable-next-line typescript/no-deprecated -- the only way to have the browser itself insert a text
        await user.run(() => document.execCommand("insertText", false, "06 555-0117"));

        expect(await user.run(readFocused)).toBe("7065550117");
      });

      test("finds the form as it was after a reload and a visit to the privacy page, sends it and is thanked", async () => {
        await user.open("/");
        await user.fill("Full Name", "Jane Holcomb");
        await user.fill("Phone", "7065550117");
        await user.choose("Service Type", "Door Replacement");
        await user.choose("Timing (optional)", "1-2 weeks");
        await user.fill("Project Details", "The front door has dropped and lets in the cold.");
        await user.fill("Security Question", String(await user.run(readSum)));
        await user.click("field", consentLabel);
        const filled = await user.run(readForm);
        const expectAllAgain = async () => expect(await user.run(readForm)).toEqual(filled);
        await user.reload();
        await expectAllAgain();
        await user.follow("How we use your information");
        await user.see("Privacy Policy", "h1");
        await user.follow("Back to Home");
        await expectAllAgain();
        await user.click("button", "Request Free Estimate");

        await user.see("Thank you for your request!", "h2");
        await user.waitFor("the thanks have the focus", () =>
          user.run(() => document.activeElement?.textContent === "Thank you for your request!"),
        );
        const [stored] = await read("/api/admin/quote-requests");
        expect(stored).toMatchObject({
          fullName: "Jane Holcomb",
          phone: "7065550117",
          serviceType: "door-replacement",
          timing: "1-2-weeks",
        });
        await user.reload();
        expect(await user.run(readForm)).not.toContain("Jane Holcomb");
      });

      test("reads the privacy policy and goes back to a section", async () => {
        await user.open("/");
        await user.follow("Privacy Policy");
        await user.see("Privacy Policy", "h1");
        await user.click("button", "Areas");

        await user.waitFor("the areas are on the screen", () => user.run(isAtTop, "areas"));
      });
    });

    describe("the owner", () => {
      /** Logs out first, in this very page: WebKit's processes hear of each other's storage late. */
      const logIn = async (token = site.adminToken) => {
        await user.open("/admin/login");
        await user.run(() => localStorage.clear());
        await user.open("/admin/login");
        await user.fill("Admin Token", token);
        await user.click("button", "Access Admin Dashboard");
      };
      /** Waits until everything that moves the links has arrived: a click would miss them. */
      const manage = async (link: string) => {
        await logIn();
        await user.see("Updated just now");
        await user.see("Nobody is notified of new requests");
        await user.click("link", link);
      };
      const manageServices = async () => {
        await manage("Manage Services");
        await user.see("total", "h1");
      };
      test("is refused with a wrong token, and let in with the right one", async () => {
        await logIn("not-the-token");
        await user.see("Invalid admin token", "[role=alert]");
        await logIn();

        await user.see("Admin Dashboard", "h1");
        await user.see(String((await readServices()).length), "dd");
        await user.click("button", "Logout");
        await user.see("Admin Login", "h1");
      });

      test("renames a service, and visitors see the new name", async () => {
        const [service] = await readServices();
        await manageServices();
        await user.click("button", `Edit ${service?.title ?? ""}`);
        await user.fill("Title", "Doors of Every Kind");
        await user.click("button", "Save Changes");
        await user.see("Service updated successfully");
        await user.see("Doors of Every Kind", "h2");

        await user.open("/");
        await user.see("Doors of Every Kind", "#services h3");
      });

      test("hides a service from visitors, and shows it again", async () => {
        const title = (await readServices())[1]?.title ?? "";
        await manageServices();
        await user.click("button", `Deactivate ${title}`);
        await user.see("Inactive", "main li");
        expect((await readServices()).map((service) => service.title)).not.toContain(title);

        await user.click("button", `Activate ${title}`);
        await user.miss("Inactive", "main li");
        expect((await readServices()).map((service) => service.title)).toContain(title);
      });

      test("deletes a service once the question is answered", async () => {
        const title = (await readServices())[2]?.title ?? "";
        await manageServices();
        await user.click("button", `Delete ${title}`);
        await user.see("This action cannot be undone.", "[role=alertdialog]");
        await user.click("button", "Delete");

        await user.see("Service deleted successfully");
        await user.miss(title, "h2");
        expect((await readServices()).map((service) => service.title)).not.toContain(title);
      });

      test("reads a quote request", async () => {
        await fetch(`${site.url}/api/quote`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(validQuoteRequest),
        });
        await manage("Manage Quote Requests");

        await user.see(validQuoteRequest.fullName, "main h2");
        await user.see(validQuoteRequest.projectDetails, "main li");
      });
    });
  });
}

import { consentLabel } from "@ridgeline/contract/messages";
import { quoteRequestMessages } from "@ridgeline/contract/quoteRequest";
import type { Journey } from "./createUser";
import { hasLists, isAtTop, isBelowHeader, readFocused, readForm, readSum } from "./inPage";
import { readAsOwner } from "./readAsOwner";

/** Opens it by a link on another page, or by its address. */
const anchors = [
  ["services", "Services"],
  ["about", "About"],
  ["areas", undefined],
  ["reviews", "Reviews"],
  ["contact", undefined],
  ["quote-form", undefined],
  ["quote-form", "Free Estimate"],
] as const;

export const visitorJourneys: Record<string, Journey> = {
  "sees the content of every list": async (user, site) => {
    const [[service], [project], [area], [review]] = await Promise.all([
      readAsOwner<{ title: string }>(site, "/api/services"),
      readAsOwner<{ title: string }>(site, "/api/featured-projects"),
      readAsOwner<{ name: string }>(site, "/api/service-areas"),
      readAsOwner<{ name: string }>(site, "/api/testimonials"),
    ]);
    await user.open("/");

    await user.see(service?.title ?? "no service", "#services h3");
    await user.see(project?.title ?? "no project", "h3");
    await user.see(area?.name ?? "no area", "#areas li");
    await user.see(review?.name ?? "no review", "#reviews");
  },

  "gets to a section through the phone's menu": async (user) => {
    await user.resize(390, 844);
    await user.open("/");
    await user.click("button", "Open menu");
    await user.click("button", "Reviews");

    await user.miss("Reviews", "dialog[open]");
    await user.waitFor("the reviews are on the screen", () => user.run(isAtTop, "reviews"));
  },

  "lands on each section, from a link or by its address, and it stays there": async (user) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await user.resize(width, height);
      for (const [anchor, link] of anchors) {
        await user.open("/privacy");
        await (link === undefined ? user.open(`/#${anchor}`) : user.follow(link));
        await user.waitFor(`${anchor} is below the header`, () => user.run(isBelowHeader, anchor));
        await user.waitFor("the lists are there", () => user.run(hasLists));
        const isThere = await user.run(isBelowHeader, anchor);
        expect({ width, anchor, isThere }).toEqual({ width, anchor, isThere: true });
      }
    }
  },

  "is told what is missing in the form": async (user) => {
    await user.open("/");
    await user.click("button", "Request Free Estimate");

    for (const message of Object.values(quoteRequestMessages)) {
      if (message !== quoteRequestMessages["email"]) await user.see(message, "#quote-form");
    }
  },

  "pastes a phone number, which loses its punctuation": async (user) => {
    await user.open("/");
    await user.fill("Project Details", "+1 (706) 555-0117");
    await user.copy("Project Details", "Phone");

    await user.waitFor(
      "the number is pasted as digits",
      async () => (await user.run(readFocused)) === "+17065550117",
    );
  },

  "lets the keyboard insert a phone number in one piece, which loses its punctuation": async (
    user,
  ) => {
    await user.open("/");
    await user.fill("Phone", "7");
    // oxlint-disable-next-line typescript/no-deprecated -- the only way to make the browser itself insert text
    await user.run(() => document.execCommand("insertText", false, "06 555-0117"));

    expect(await user.run(readFocused)).toBe("7065550117");
  },

  "finds the form unchanged after a reload and a visit to the privacy page, sends it and is thanked":
    async (user, site) => {
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
      const [stored] = await readAsOwner(site, "/api/admin/quote-requests");
      expect(stored).toMatchObject({
        fullName: "Jane Holcomb",
        phone: "7065550117",
        serviceType: "door-replacement",
        timing: "1-2-weeks",
      });
      await user.reload();
      expect(await user.run(readForm)).not.toContain("Jane Holcomb");
    },
};

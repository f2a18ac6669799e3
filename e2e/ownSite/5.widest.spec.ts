import { logIn } from "../support/admin";
import { callAsOwner, putBusiness } from "../support/brands";
import { expectWidestFits } from "../support/observers";
import { notifications, WIDE, wideBusiness } from "../support/oddTexts";
import { expect, test } from "../support/ownSite";
import { screensOf } from "../support/screens";

let invitation = "";
test.beforeAll(async ({ site }) => {
  const call = <Answer>(method: string, path: string, body?: object) =>
    callAsOwner(site, method, path, body) as Promise<Answer>;
  await putBusiness(site, wideBusiness);
  const own = { title: WIDE, description: WIDE, isActive: true, sortOrder: -100 };
  const picture = { altText: WIDE, imageUrl: "/images/projects/deck.svg" };
  const review = { rating: 5, review: WIDE, name: WIDE, location: WIDE };
  for (const [path, item] of Object.entries({
    services: { ...own, slug: WIDE, icon: "Home" },
    "featured-projects": { ...own, ...picture },
    "service-areas": { name: WIDE, isActive: true, sortOrder: -100 },
  }))
    await call("POST", `/api/admin/${path}`, item);
  const invite = async () => {
    const made = await call<{ url: string }>("POST", "/api/admin/review-invitations", {});
    return new URL(made.url).pathname;
  };
  const token = (await invite()).slice(-22);
  await call("POST", "/api/reviews", { token, ...review, consent: true });
  const [sent] = await call<{ id: number }[]>("GET", "/api/admin/testimonials");
  await call("PUT", `/api/admin/testimonials/${sent?.id}`, { ...review, isActive: true });
  invitation = await invite();
  // A busy server shows its last page for some seconds more.
  await expect.poll(async () => (await fetch(site.url)).text()).toMatch(/<blockquote[^]*W{60}/);
});

for (const screen of screensOf("widest", () => Promise.resolve(invitation)))
  test(`${screen.name}: a word of 60 letters in any text widens nothing`, async ({
    page,
    site,
  }) => {
    if (screen.isOwners) await logIn(page.context(), site.adminToken);
    await page.route("**/api/admin/notifications", (route) =>
      route.fulfill({ json: notifications }),
    );
    await expectWidestFits(page, screen);
  });

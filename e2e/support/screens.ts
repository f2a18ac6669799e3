import { expect, type Page } from "@playwright/test";
import { bareQuote, fullQuote } from "../../contract/test/quoteRequests";
import { answerList } from "./admin";
import { holdBack } from "./holdBack";
import { answerStarterLists, displayLists, itemsOf, listPaths, openWith } from "./lists";
import { add, expectHeight, open, PHONE, type Screen, type Step } from "./observers";
import { widen } from "./oddTexts";
import { blankPng, choosePhoto } from "./photos";
import { answerQuotes, fillQuoteForm, openQuoteForm, readShownSum, submit } from "./quoteForm";

/**
 * Every screen in every state that looks different, for visitors and the owner: screens.spec.ts visits them on the sample's
 * site, ownSite/5.widest.spec.ts on one whose texts are as wide as they may be.
 */
export function screensOf(site: "sample" | "widest", makeInvitation: () => Promise<string>) {
  const requests = [fullQuote, bareQuote, { ...fullQuote, id: 112 }, { ...bareQuote, id: 111 }];
  const held = [{ ...fullQuote, id: 99 }];
  const textsOf = <Texts>(texts: Texts) => (site === "widest" ? widen(texts) : texts);
  const rows: Step = async (page) => {
    await answerList(page, "quote-requests", textsOf(requests));
    await answerList(page, "quarantine", textsOf(held));
    await answerList(page, "reviews", [{ id: 2, fromCustomer: true }]);
  };
  const fill = (answer?: (page: Page) => Promise<number>) => async (page: Page) => {
    await fillQuoteForm(page, await answer?.(page), { index: 2 });
    await page.getByLabel("Full Name").fill(textsOf("Jane Holcomb"));
    await page.getByLabel("Project Details").fill(textsOf("The front door lets in the cold."));
  };

  const visitors: Screen[] = [
    {
      name: "the landing page",
      states: [
        ["loaded", open("/", "last first", readAreas)],
        ["with its menu", press("Open menu"), seeDialog],
        [
          "with an enlarged picture",
          (page) => page.keyboard.press("Escape"),
          (page) => page.locator("a[data-picture]").first().click(),
          seeDialog,
        ],
      ],
    },
    {
      name: "the landing page on a desk",
      widths: [1280],
      states: [
        ["loaded", open("/", "last first", readAreas)],
        [
          "with lists that fail",
          (page) => page.route(LISTS, (route) => route.fulfill({ status: 500, body: "" })),
          (page) => page.goto("/"),
          displayLists,
        ],
      ],
    },
    {
      name: "the form",
      states: [
        [
          "with mistakes",
          openQuoteForm,
          (page) => page.getByLabel("Phone", { exact: true }).pressSequentially("(706) 555-0142"),
          submit,
          see("Please select a service type"),
        ],
        [
          "while it is sent",
          (page) => answerQuotes(page, "never"),
          fill(),
          submit,
          (page) => expect(page.getByRole("button", { name: "Sending..." })).toBeFocused(),
        ],
      ],
    },
    {
      name: "the answer to a request",
      widths: [PHONE, 1440],
      states: [
        [
          "the failure",
          (page) => answerQuotes(page, { status: 500, body: "No." }, { status: 201 }),
          openQuoteForm,
          fill(),
          add(submit, seeToast("Submission failed")),
        ],
        ["the success", add(submit, seeToast("Quote request submitted!"))],
      ],
    },
    {
      name: "the answer to a form that the browser posts",
      states: [
        [
          "the form again",
          (page) => page.route(/assets\/quote-/, (route) => route.abort()),
          (page) => page.goto("/"),
          fill(async (page) => (await readShownSum(page)) + 1),
          submit,
          (page) =>
            expect(page.getByRole("heading", { level: 1 })).toHaveText("Your free estimate"),
        ],
        [
          "the thanks",
          fill(readShownSum),
          submit,
          (page) => expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Thank you/),
        ],
      ],
    },
    {
      name: "the page for writing a review",
      states: [
        [
          "with mistakes",
          async (page) => page.goto(await makeInvitation()),
          press("Send Review"),
          see("Please choose from one to five stars"),
        ],
      ],
    },
    {
      name: "the pages of text",
      states: ["/privacy", "/terms", "/nowhere"].map((path) => [
        `${path} loaded`,
        (page) => page.goto(path),
      ]),
    },
  ];

  const owners: Screen[] = [
    {
      name: "the dashboard",
      states: [
        [
          "loaded",
          rows,
          open("/admin"),
          see("Manage Quote Requests"),
          see("Your Notifications"),
          ...(site === "sample" ? [see("still shows the sample"), expectHeight(2600)] : []),
        ],
        [
          "with nothing in it",
          ...[...listPaths, "quote-requests", "quarantine"].map(
            (path): Step =>
              (page) =>
                answerList(page, path, []),
          ),
          open("/admin"),
        ],
      ],
    },
    {
      name: "a screen that fails, on a desk",
      widths: [1280],
      states: [
        [
          "the dashboard",
          answer("**/api/admin/*", 503),
          open("/admin", "first first"),
          see("Failed to fetch services"),
        ],
        ...["quote-requests", "business"].map((path): Screen["states"][0] => [
          path,
          open(`/admin/${path}`),
        ]),
      ],
    },
    {
      name: "the quote requests",
      states: [
        ["loaded", rows, open("/admin/quote-requests")],
        ["with all folds open", openFolds],
        ["the question before one is deleted", press(/^Delete /), see(/^Delete the request/)],
      ],
    },
    {
      name: "the reviews",
      states: [
        ["loaded", rows, open("/admin/testimonials")],
        ["a link to ask for one", press("Ask for a review"), see("against the law")],
        ["its dialog", press("Close"), press(/^Edit /), seeDialog],
      ],
    },
    {
      name: "the service areas",
      states: [
        ["loaded", open("/admin/service-areas")],
        [
          "a failed reload, and a toast with Undo",
          answer("**/api/admin/service-areas", 500),
          answer("**/api/admin/service-areas/*", 200),
          press(/^Deactivate /),
          see("Could not refresh"),
          (page) => expect(page.getByRole("button", { name: "Undo" })).toBeVisible(),
        ],
        [
          "none loaded",
          (page) => answerList(page, "service-areas", []),
          open("/admin/service-areas"),
          see("No service areas found"),
        ],
      ],
    },
    {
      name: "the services",
      widths: [PHONE, 1440],
      states: [
        ["loaded", open("/admin/services")],
        ["its dialog", add(press(/^Edit /), seeDialog), expectFieldsSeen],
        [
          "a failed save",
          answer("**/api/admin/services/*", 500),
          (page) => page.getByLabel("Title", { exact: true }).fill("Changed"),
          save("Save Changes"),
          see("Failed to update service"),
        ],
        ["the question before it is lost", add(press("Cancel"), see("Discard changes?"))],
        ["a toast", press("Discard"), add(press(/^Deactivate /), seeToast("Failed"))],
        [
          "a new one with mistakes",
          press("Add Service"),
          save("Add Service"),
          see("Write a title."),
        ],
      ],
    },
    {
      name: "the projects",
      states: [
        ["loaded", open("/admin/featured-projects")],
        [
          "a photo being uploaded, and mistakes",
          (page) => page.route("**/api/admin/photos", () => {}),
          press(/^Edit /),
          async (page) => choosePhoto(page, "a.png", await blankPng(300, 600), "image/png"),
          (page) => page.getByLabel("Title", { exact: true }).fill(""),
          save("Save Changes"),
          see("Write a title."),
        ],
      ],
    },
    {
      name: "the business",
      states: [
        ["loaded", open("/admin/business")],
        [
          "with all parts open, and mistakes",
          openFolds,
          press("Add a day"),
          (page) => page.getByLabel("What it is").last().fill(textsOf("Thanksgiving")),
          press("Save Changes"),
          see("Please choose a date"),
        ],
      ],
    },
    {
      name: "the set-up",
      states: [
        [
          "filled in",
          open("/admin/setup"),
          async (page) => {
            for (const box of await page.getByRole("textbox").all())
              await box.fill(textsOf("Somewhere"));
          },
        ],
      ],
    },
    {
      name: "the login",
      states: [
        [
          "refused",
          open("/admin"),
          press("Logout"),
          press("Access Admin Dashboard"),
          see("Please enter your admin token"),
        ],
      ],
    },
  ];
  return [...visitors, ...owners.map((screen) => ({ ...screen, isOwners: true }))];
}

/** What needs the sample's lists: lists that are drawn again, a number of items, and what they may take of a phone's screen. */
export const ofSample: Screen[] = [
  { name: "lists that are drawn again", widths: [PHONE, 1440], states: [["new", drawAgain]] },
  ...[1, 40].map((count): Screen => ({
    name: `the landing page with ${count} of each`,
    states: [["loaded", (page) => openWith(page, count)]],
  })),
  ...(
    [
      ["service-areas", 4000],
      ["featured-projects", 9000],
    ] as const
  ).map(([path, most]): Screen => ({
    name: `40 ${path}`,
    isOwners: true,
    states: [
      [
        "loaded",
        (page) => answerList(page, path, itemsOf(path, 40)),
        open(`/admin/${path}`),
        (page) => expect(page.getByRole("main").getByRole("listitem")).toHaveCount(40),
        expectHeight(most),
      ],
    ],
  })),
];

const LISTS = /\/api\/(services|featured-projects|service-areas|testimonials)$/;

const inDialog = (page: Page) => page.getByRole("dialog");

const seeDialog: Step = (page) => inDialog(page).waitFor();

function press(name: RegExp | string): Step {
  return (page) => page.getByRole("button", { name }).first().click();
}

function save(name: string): Step {
  return (page) => inDialog(page).getByRole("button", { name }).click();
}

function see(text: RegExp | string): Step {
  return (page) => expect(page.getByText(text).first()).toBeVisible();
}

function seeToast(title: string): Step {
  return (page) => expect(page.getByRole("listitem").filter({ hasText: title })).toBeVisible();
}

function answer(address: string, status: number): Step {
  return (page) =>
    page.route(address, (route) => route.fulfill({ status, body: status < 300 ? '{"id":1}' : "" }));
}

/** Asks for all lists, and reads below some of them and above others. */
async function readAreas(page: Page): Promise<void> {
  await displayLists(page);
  await page.locator("#areas").evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
}

async function openFolds(page: Page): Promise<void> {
  for (const fold of await page.locator("main summary:visible").all()) await fold.click();
}

/** At 400 % zoom each field of the dialog is seen with its label. */
async function expectFieldsSeen(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const name of ["Title", "Sort Order", "Status"]) {
    const field = inDialog(page).getByLabel(name, { exact: true });
    await field.focus();
    await field.evaluate((control) => control.scrollIntoView({ block: "end" }));
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect(inDialog(page).locator("label", { hasText: name })).toBeInViewport({ ratio: 1 });
  }
  if (before) await page.setViewportSize(before);
}

/** The lists are other ones when they arrive, which brings no style that changes the page. */
async function drawAgain(page: Page): Promise<void> {
  await answerStarterLists(page, (_, items) =>
    items.map((item, at) => ({ ...item, name: `Changed ${at}`, title: `Changed ${at}` })),
  );
  const release = await holdBack(page, LISTS);
  await page.goto("/");
  await displayLists(page);
  await expect(page.locator("#areas iframe")).toBeVisible(); // the map comes then
  await add(async () => {
    release();
    for (const path of listPaths)
      await expect(page.locator(`[data-list="${path}"]`)).toContainText("Changed 0");
  })(page);
}

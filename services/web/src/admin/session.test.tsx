import { act, screen, waitFor, within } from "@testing-library/react";
import { descriptionsOf, expectMessage } from "../../test/expectMessage";
import { expectToast, shownToasts } from "../../test/expectToast";
import { createFakeApi } from "../../test/fakeApi";
import { openAdmin, openScreen, renderApp, field } from "../../test/openAdmin";
import { OWNER_TOKEN } from "../../test/renderPart";
import { managedAreas } from "./managedAreas";

const LIMIT =
  "Too many wrong admin tokens were tried from your connection. Please try again in 10 minutes.";
const INVALID = "Invalid admin token. Please check your credentials and try again.";
const UNREACHED = "We could not reach the server. Please check your connection and try again.";
const REFUSED = { status: 401, body: "Unauthorized" };
const CHECK = "GET /api/admin/testimonials";
const PUT = "PUT /api/admin/service-areas/1";
const tokenField = () => screen.findByLabelText<HTMLInputElement>("Admin Token");
const loginPage = () => screen.findByRole("heading", { name: "Admin Login" });
const storedToken = () => window.localStorage.getItem("admin_token");

describe("the login", () => {
  const logIn = async (token: string, prepare = (_api: ReturnType<typeof createFakeApi>) => {}) => {
    const api = createFakeApi();
    prepare(api);
    const visitor = renderApp("/admin/login");
    await visitor.type(await tokenField(), `${token}{Enter}`);
    return { api, visitor };
  };

  test.each([
    ["wrong", REFUSED, ""],
    ["wrong", { status: 429, body: LIMIT }, LIMIT],
    ["wrong", "no network", UNREACHED],
    ["ключ", "no network", ""], // no header can carry it
  ] as const)(
    "says that the token %j is invalid, whatever went wrong (%j)",
    async (token, failure, reason) => {
      const { visitor } = await logIn(token, ({ answer }) => answer(CHECK, failure));

      await waitFor(async () => expectMessage(await tokenField(), INVALID));
      expect(screen.getByRole("alert").textContent).toBe(INVALID);
      expect(descriptionsOf(await tokenField())).toEqual([INVALID, reason]);
      expect((await tokenField()).value).toBe(token);
      expect(storedToken()).toBeNull();
      expect(shownToasts()).toEqual([]);
      await visitor.type(await tokenField(), "!");
      expect(screen.getByRole("alert").textContent).toBe("");
    },
  );

  test("is busy while the token is checked, by one call with it, trimmed", async () => {
    const { api } = await logIn(`  ${OWNER_TOKEN} `, ({ hold }) => hold(CHECK));

    const busy = screen.getByRole("button", { name: "Verifying..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    const sent = api.sent(CHECK).map(({ headers }) => headers.get("Authorization"));
    expect(sent).toEqual([`Bearer ${OWNER_TOKEN}`]);
  });

  test.each([
    [false, "INPUT"],
    [true, "H1"], // so that no keyboard opens
  ])("takes the focus after a redirect (touch screen: %s)", async (matches, start) => {
    jest.spyOn(window, "matchMedia").mockReturnValue({ matches } as MediaQueryList);
    createFakeApi();
    renderApp("/admin/services");

    await loginPage();
    await waitFor(() => expect(document.activeElement?.tagName).toBe(start));
    expect((await tokenField()).type).toBe("password");
    const back = screen.getByRole("link", { name: "Back to Main Site" });
    expect(back.getAttribute("href")).toBe("/");
  });
});

test.each([
  ...managedAreas.map(({ address }) => address),
  "/admin",
  "/admin/business",
  "/admin/setup",
])("%s leads to the login without a token, and calls no API", async (address) => {
  const api = createFakeApi();
  renderApp(address);

  await loginPage();
  expect(window.location.pathname).toBe("/admin/login");
  expect(api.sent(CHECK)).toEqual([]);
});

describe("Logout", () => {
  test("forgets what was loaded", async () => {
    const { api, owner, press } = openAdmin("/admin");
    await press("Logout");
    await loginPage();
    expect(shownToasts()).toEqual([]);
    const release = api.hold("GET /api/admin/services");
    await owner.type(await tokenField(), `${OWNER_TOKEN}{Enter}`);
    await screen.findByRole("button", { name: "Logout" });
    expect(screen.queryByRole("heading", { name: "Services" })).toBeNull();
    release();
    const services = await screen.findByRole("heading", { name: "Services" });
    expect(services.closest("article")?.textContent).toContain("2 items");
  });

  test("asks first if something is unsaved", async () => {
    const { owner, press } = openAdmin("/admin/service-areas");
    await press("Edit Dahlonega");
    await owner.type(field("Name"), "!");

    await press("Logout");

    await screen.findByRole("alertdialog", { name: "Discard changes?" });
    expect(storedToken()).toBe(OWNER_TOKEN);
    await press("Discard");
    await loginPage();
    expect(storedToken()).toBeNull();
  });
});

describe("a session that has ended", () => {
  const login = () => screen.findByRole("dialog", { name: "Log In Again" });
  const isLoggedIn = () =>
    waitFor(() => expect(screen.queryByRole("dialog", { name: "Log In Again" })).toBeNull());
  const logInAgain = async ({ owner }: ReturnType<typeof openAdmin>) => {
    await login();
    await owner.type(await tokenField(), `${OWNER_TOKEN}{Enter}`);
    await isLoggedIn();
  };

  test("in another tab opens the login over the screen; a login there closes it", async () => {
    openAdmin("/admin");
    const heading = await screen.findByRole("heading", { name: "Admin Dashboard" });
    const change = (token: string | null) => {
      if (token === null) window.localStorage.removeItem("admin_token");
      else window.localStorage.setItem("admin_token", token);
      act(() => {
        window.dispatchEvent(new StorageEvent("storage", { key: "admin_token" }));
      });
    };

    change(null);
    const sentence = "Your session has ended. Log in to go on.";
    expect(within(await login()).getByText(sentence)).toBeTruthy();

    change(OWNER_TOKEN);
    await isLoggedIn();
    expect(heading.isConnected).toBe(true);
  });

  test("keeps what was typed, to be saved after the login", async () => {
    const page = openAdmin("/admin/service-areas", ({ answer }) => answer(PUT, REFUSED));
    await page.press("Edit Dahlonega");
    await page.owner.type(field("Name"), "!{Enter}");

    await login();
    expect(storedToken()).toBeNull();
    expect(shownToasts()).toEqual([]);
    await page.owner.keyboard("{Escape}");
    page.api.answer(PUT);
    await logInAgain(page);

    expect(field("Name").value).toBe("Dahlonega!");
    await page.press("Save Changes");
    await expectToast("Success", "Service area updated successfully");
  });

  test("has its lists loaded after the login", async () => {
    const GET = "GET /api/admin/services";
    const page = openAdmin("/admin/services", ({ answer }) => answer(GET, REFUSED));
    await login();
    page.api.answer(GET);

    await logInAgain(page);

    expect(await screen.findByRole("heading", { level: 2, name: "Roof Repair" })).toBeTruthy();
  });

  test("is not what a status of 403 says", async () => {
    const { press } = openAdmin("/admin/service-areas", ({ answer }) =>
      answer(PUT, { status: 403, body: "No." }),
    );

    await press("Deactivate Dahlonega");

    await expectToast("Error", "No.");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(storedToken()).toBe(OWNER_TOKEN);
  });
});

test.each(["/admin/services", "/admin"])(
  "%s says how long to wait after too many wrong tokens",
  async (address) => {
    openScreen(address, ({ answer }) =>
      answer("GET /api/admin/services", { status: 429, body: LIMIT }),
    );

    const sentence = await screen.findByText("Failed to fetch services");
    expect(within(sentence.parentElement ?? sentence).getByText(LIMIT)).toBeTruthy();
  },
);

import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { descriptionsOf, expectMessage } from "../../test/expectMessage";
import { expectToast, shownToasts } from "../../test/expectToast";
import { createFakeApi } from "../../test/fakeApi";
import { OWNER_TOKEN, renderApp, renderAsOwner } from "../../test/renderApp";

const LIMIT =
  "Too many wrong admin tokens were tried from your connection. Please try again in 10 minutes.";
const CHECK = "GET /api/admin/testimonials";
const tokenField = () => screen.findByLabelText<HTMLInputElement>("Admin Token");
const submit = (owner: UserEvent) =>
  owner.click(screen.getByRole("button", { name: "Access Admin Dashboard" }));
const storedToken = () => window.localStorage.getItem("admin_token");

describe("the login", () => {
  test("hides the token and links back to the site", async () => {
    createFakeApi();
    renderApp("/admin/login");

    expect((await tokenField()).type).toBe("password");
    const back = screen.getByRole("link", { name: "Back to Main Site" });
    expect(back.getAttribute("href")).toBe("/");
  });

  test.each(["", "   "])("asks for a token if none was entered ('%s')", async (typed) => {
    const api = createFakeApi();
    const owner = renderApp("/admin/login");
    await owner.click(await tokenField());
    if (typed !== "") await owner.keyboard(typed);

    await submit(owner);

    await waitFor(async () => expectMessage(await tokenField(), "Please enter your admin token"));
    expect(screen.getByRole("alert").textContent).toBe("Please enter your admin token");
    expect(document.activeElement).toBe(await tokenField());
    expect(api.sent(CHECK)).toEqual([]);
  });

  test.each([
    { status: 401, body: "Unauthorized" },
    { status: 503, body: "The database is unavailable." },
    "no network",
  ] as const)("says that the token is invalid, whatever went wrong (%j)", async (failure) => {
    createFakeApi().answer(CHECK, failure);
    const owner = renderApp("/admin/login");
    await owner.type(await tokenField(), "wrong");

    await submit(owner);

    const message = "Invalid admin token. Please check your credentials and try again.";
    await waitFor(async () => expectMessage(await tokenField(), message));
    expect((await tokenField()).value).toBe("wrong");
    expect(storedToken()).toBeNull();
    expect(shownToasts()).toEqual([]);
  });

  test.each([
    [{ status: 429, body: LIMIT }, LIMIT],
    ["no network", "We could not reach the server. Please check your connection and try again."],
  ] as const)("gives the reason below the fixed message (%j)", async (failure, reason) => {
    createFakeApi().answer(CHECK, failure);
    const owner = renderApp("/admin/login");
    await owner.type(await tokenField(), "wrong");

    await submit(owner);

    expect(await screen.findByText(reason)).toBeTruthy();
    const message = "Invalid admin token. Please check your credentials and try again.";
    expect(screen.getByRole("alert").textContent).toBe(message);
    expect(descriptionsOf(await tokenField())).toEqual([message, reason]);
  });

  test("removes its message when the token is changed", async () => {
    createFakeApi().answer(CHECK, { status: 401 });
    const owner = renderApp("/admin/login");
    await owner.type(await tokenField(), "wrong");
    await submit(owner);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^Invalid/));

    await owner.type(await tokenField(), "!");

    expect(screen.getByRole("alert").textContent).toBe("");
  });

  test("is busy while the token is checked", async () => {
    const release = createFakeApi().hold(CHECK);
    const owner = renderApp("/admin/login");
    await owner.type(await tokenField(), OWNER_TOKEN);

    await submit(owner);

    const busy = screen.getByRole<HTMLButtonElement>("button", { name: "Verifying..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    release();
    expect(await screen.findByRole("heading", { name: "Admin Dashboard" })).toBeTruthy();
  });

  test("focuses its field after a redirect", async () => {
    createFakeApi();
    renderApp("/admin/services");

    const field = await tokenField();
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  test("focuses its heading on a touch screen after a redirect, so that no keyboard opens", async () => {
    jest.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
    createFakeApi();
    renderApp("/admin/services");

    const heading = await screen.findByRole("heading", { name: "Admin Login" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    jest.restoreAllMocks();
  });

  test("sends an owner who is logged in straight to the dashboard", async () => {
    createFakeApi();
    renderAsOwner("/admin/login");

    expect(await screen.findByRole("heading", { name: "Admin Dashboard" })).toBeTruthy();
    expect(window.location.pathname).toBe("/admin");
  });
});

describe("the guard", () => {
  test.each([
    "/admin",
    "/admin/testimonials",
    "/admin/services",
    "/admin/service-areas",
    "/admin/featured-projects",
    "/admin/quote-requests",
  ])("%s leads to the login without a token, and calls no API", async (address) => {
    const api = createFakeApi();
    renderApp(address);

    expect(await screen.findByRole("heading", { name: "Admin Login" })).toBeTruthy();
    expect(window.location.pathname).toBe("/admin/login");
    expect(api.sent(CHECK)).toEqual([]);
  });
});

describe("the end of a session", () => {
  test("Logout forgets the token and leads to the login", async () => {
    createFakeApi();
    const owner = renderAsOwner("/admin");

    await owner.click(await screen.findByRole("button", { name: "Logout" }));

    expect(await screen.findByRole("heading", { name: "Admin Login" })).toBeTruthy();
    expect(window.location.pathname).toBe("/admin/login");
    expect(storedToken()).toBeNull();
    expect(shownToasts()).toEqual([]);
  });

  test("what one session loaded is not shown in the next", async () => {
    const api = createFakeApi();
    const owner = renderAsOwner("/admin");
    await owner.click(await screen.findByRole("button", { name: "Logout" }));
    api.setList("/api/admin/services", []);

    await owner.type(await tokenField(), `${OWNER_TOKEN}{Enter}`);

    const services = await screen.findByRole("heading", { level: 3, name: "Services" });
    await waitFor(() => expect(services.closest("article")?.textContent).toContain("0 items"));
  });

  test("Logout asks first if something is unsaved", async () => {
    createFakeApi();
    const owner = renderAsOwner("/admin/services");
    await owner.click(await screen.findByRole("button", { name: "Edit Roof Repair" }));
    await owner.type(screen.getByLabelText("Title"), "!");

    await owner.click(screen.getByRole("button", { name: "Logout" }));

    const question = within(await screen.findByRole("alertdialog", { name: "Discard changes?" }));
    expect(storedToken()).toBe(OWNER_TOKEN);
    await owner.click(question.getByRole("button", { name: "Discard" }));
    expect(await screen.findByRole("heading", { name: "Admin Login" })).toBeTruthy();
    expect(storedToken()).toBeNull();
  });

  const login = () => screen.findByRole("dialog", { name: "Log In Again" });
  const logInAgain = async (owner: UserEvent) => {
    await login();
    await owner.type(await tokenField(), `${OWNER_TOKEN}{Enter}`);
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Log In Again" })).toBeNull());
  };

  test("a logout in another tab opens the login over the screen, a login there closes it", async () => {
    createFakeApi();
    renderAsOwner("/admin");
    const heading = await screen.findByRole("heading", { name: "Admin Dashboard" });
    const change = (token: string | null) => {
      if (token === null) window.localStorage.removeItem("admin_token");
      else window.localStorage.setItem("admin_token", token);
      act(() => {
        window.dispatchEvent(new StorageEvent("storage", { key: "admin_token" }));
      });
    };

    change(null);
    expect(
      within(await login()).getByText("Your session has ended. Log in to go on."),
    ).toBeTruthy();

    change(OWNER_TOKEN);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(heading.isConnected).toBe(true);
  });

  test("a refused save opens the login over the dialog, which keeps what was typed and can be saved then", async () => {
    const api = createFakeApi();
    api.answer("PUT /api/admin/services/1", { status: 401, body: "Unauthorized" });
    const owner = renderAsOwner("/admin/services");
    await owner.click(await screen.findByRole("button", { name: "Edit Roof Repair" }));
    await owner.type(screen.getByLabelText("Title"), "!");
    await owner.click(screen.getByRole("button", { name: "Save Changes" }));

    await login();
    expect(storedToken()).toBeNull();
    expect(shownToasts()).toEqual([]);
    await owner.keyboard("{Escape}");
    api.answer("PUT /api/admin/services/1");
    await logInAgain(owner);

    expect(screen.getByLabelText<HTMLInputElement>("Title").value).toBe("Roof Repair!");
    await owner.click(screen.getByRole("button", { name: "Save Changes" }));
    await expectToast("Success", "Service updated successfully");
    expect(api.sent("PUT /api/admin/services/1")).toHaveLength(2);
  });

  test("a refused deletion asks again after the login", async () => {
    const api = createFakeApi();
    api.answer("DELETE /api/admin/services/1", { status: 401, body: "Unauthorized" });
    const owner = renderAsOwner("/admin/services");
    await owner.click(await screen.findByRole("button", { name: "Delete Roof Repair" }));
    await owner.click(screen.getByRole("button", { name: "Delete" }));

    api.answer("DELETE /api/admin/services/1");
    await logInAgain(owner);

    await owner.click(screen.getByRole("button", { name: "Delete" }));
    await expectToast("Success", "Service deleted successfully");
  });

  test("a list that was refused is loaded after the login", async () => {
    const api = createFakeApi();
    api.answer("GET /api/admin/services", { status: 401, body: "Unauthorized" });
    const owner = renderAsOwner("/admin/services");
    await login();

    api.answer("GET /api/admin/services");
    await logInAgain(owner);

    expect(await screen.findByRole("heading", { level: 2, name: "Roof Repair" })).toBeTruthy();
  });

  test.each([403, 429, 503])("a status of %d does not end it", async (status) => {
    createFakeApi().answer("PUT /api/admin/services/1", { status, body: "No." });
    const owner = renderAsOwner("/admin/services");

    await owner.click(await screen.findByRole("button", { name: "Deactivate Roof Repair" }));

    await expectToast("Error", "No.");
    expect(window.location.pathname).toBe("/admin/services");
    expect(storedToken()).toBe(OWNER_TOKEN);
  });

  test.each(["/admin/services", "/admin"])(
    "%s says how long to wait after too many wrong tokens",
    async (address) => {
      createFakeApi().answer("GET /api/admin/services", { status: 429, body: LIMIT });
      renderAsOwner(address);

      const sentence = await screen.findByText("Failed to fetch services");
      expect(within(sentence.parentElement ?? sentence).getByText(LIMIT)).toBeTruthy();
    },
  );
});

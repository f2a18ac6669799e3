import { act, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { kindAt } from "../../../test/kindWording";
import { expectToast } from "../../../test/expectToast";
import { createFakeApi } from "../../../test/fakeApi";
import { OWNER_TOKEN, renderApp, renderAsOwner } from "../../../test/renderApp";

const KEPT = "What you typed has been kept. Log in, and you go on where you were.";
const BACK = "What you typed is back. It has not been saved yet.";
const REFUSED = { status: 401, body: "A valid admin token is needed here." };

const logIn = async (owner: UserEvent) => {
  await owner.click(await screen.findByLabelText("Admin Token"));
  await owner.paste(OWNER_TOKEN);
  await owner.keyboard("{Enter}");
};
const logOutElsewhere = () => {
  window.localStorage.removeItem("admin_token");
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "admin_token" }));
  });
};

afterEach(() => {
  jest.restoreAllMocks();
});

describe("an edited item", () => {
  const { path, activeItem, editTitle, texts, add } = kindAt("services");
  const [first] = texts;
  const list = `/api/admin/${path}` as const;
  const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
  const edit = async () => {
    const api = createFakeApi();
    const owner = renderAsOwner(`/admin/${path}`);
    await owner.click(await screen.findByRole("button", { name: `Edit ${activeItem}` }));
    const fields = await dialog(editTitle);
    await owner.clear(fields.getByLabelText(first.label));
    await owner.paste("Typed with care");
    await owner.selectOptions(fields.getByLabelText("Status"), "Inactive");
    return { api, owner };
  };
  const expectTyped = async (name: string) => {
    const fields = await dialog(name);
    expect(fields.getByLabelText<HTMLInputElement>(first.label).value).toBe("Typed with care");
    expect(fields.getByLabelText<HTMLSelectElement>("Status").value).toBe("inactive");
    expect(window.location.pathname).toBe(`/admin/${path}`);
    return fields;
  };

  test("is restored as typed after a save refused with 401 and a new login", async () => {
    const { api, owner } = await edit();
    api.answer(`PUT ${list}/1`, REFUSED);
    await owner.click(screen.getByRole("button", { name: "Save Changes" }));
    await expectToast(
      "You have been logged out",
      "Your admin token is no longer accepted. Please log in again.",
    );
    expect(await screen.findByText(KEPT)).toBeTruthy();

    await logIn(owner);

    const fields = await expectTyped(editTitle);
    expect(fields.getByText(BACK)).toBeTruthy();
    api.answer(`PUT ${list}/1`);
    await owner.click(fields.getByRole("button", { name: "Save Changes" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(api.sent(`PUT ${list}/1`)[1]?.body).toMatchObject({
      [first.name]: "Typed with care",
      isActive: false,
    });
    expect(window.sessionStorage).toHaveLength(0);
  });

  test("survives a logout in another tab", async () => {
    const { owner } = await edit();

    logOutElsewhere();
    await screen.findByText(KEPT);
    await logIn(owner);

    await expectTyped(editTitle);
  });

  test("is not lost if the item has been deleted meanwhile", async () => {
    const { api, owner } = await edit();
    logOutElsewhere();
    await screen.findByText(KEPT);
    api.setList(list, []);
    await logIn(owner);

    const fields = await expectTyped(add?.label ?? editTitle);

    expect(
      fields.getByText(/^The .+ that you were editing has been deleted meanwhile\./),
    ).toBeTruthy();
  });
});

describe("a kept edit", () => {
  const title = () => screen.getByLabelText<HTMLInputElement>("Title");
  const typeTitle = async (owner: UserEvent) => {
    await owner.click(await screen.findByRole("button", { name: "Edit Roof Repair" }));
    await owner.type(title(), "s");
  };

  test("of a new item is restored, too", async () => {
    createFakeApi();
    const owner = renderAsOwner("/admin/service-areas");
    await owner.click(await screen.findByRole("button", { name: "Add Service Area" }));
    await owner.type(screen.getByLabelText("Name"), "Suches");
    logOutElsewhere();
    await screen.findByText(KEPT);

    await logIn(owner);

    await screen.findByRole("dialog", { name: "Add Service Area" });
    expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Suches");
  });

  test("survives a 401 on a list in the background", async () => {
    const api = createFakeApi();
    const release = api.hold("GET /api/admin/testimonials");
    const owner = renderAsOwner("/admin");
    await owner.click(await screen.findByRole("link", { name: "Manage Services" }));
    await typeTitle(owner);
    api.answer("GET /api/admin/testimonials", REFUSED);
    release();
    await screen.findByText(KEPT);
    api.answer("GET /api/admin/testimonials");

    await logIn(owner);

    await screen.findByRole("dialog");
    expect(title().value).toBe("Roof Repairs");
  });

  test("survives a reload", async () => {
    window.sessionStorage.setItem(
      "kept_edit",
      JSON.stringify({ path: "services", id: 1, values: { title: "Typed with care" } }),
    );
    createFakeApi();
    renderAsOwner("/admin/services");

    await screen.findByRole("dialog", { name: "Edit Service" });
    expect(title().value).toBe("Typed with care");
    expect(screen.getByLabelText<HTMLInputElement>("Slug").value).toBe("roofing");
  });

  test("says that a photo which was still being uploaded is lost", async () => {
    window.sessionStorage.setItem(
      "kept_edit",
      JSON.stringify({ path: "featured-projects", id: 1, values: { isUploading: true } }),
    );
    createFakeApi();
    renderAsOwner("/admin/featured-projects");

    const dialog = within(await screen.findByRole("dialog", { name: "Edit Project" }));
    expect(
      dialog.getByText(`${BACK} The photo was still on its way: please choose it again.`),
    ).toBeTruthy();
  });

  test.each(["{", "null", '"text"', '{"path":1,"values":{}}', '{"path":"services","values":null}'])(
    "that is damaged (%s) opens nothing",
    async (stored) => {
      window.sessionStorage.setItem("kept_edit", stored);
      createFakeApi();
      renderAsOwner("/admin/services");

      await screen.findByRole("button", { name: "Edit Roof Repair" });
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );

  test("survives a login even if the browser refuses storage", async () => {
    createFakeApi();
    const owner = renderAsOwner("/admin/services");
    await screen.findByRole("button", { name: "Edit Roof Repair" });
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Refused", "QuotaExceededError");
    });
    await typeTitle(owner);
    logOutElsewhere();
    await screen.findByText(KEPT);

    await logIn(owner);

    await screen.findByRole("dialog", { name: "Edit Service" });
    expect(title().value).toBe("Roof Repairs");
    await owner.keyboard("{Escape}");
    await owner.click(screen.getByRole("button", { name: "Discard" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test.each(["Discard", "Logout"])("is dropped on %s", async (end) => {
    createFakeApi();
    const owner = renderAsOwner("/admin/services");
    await typeTitle(owner);
    expect(window.sessionStorage.getItem("kept_edit")).toContain("Roof Repairs");

    if (end === "Discard") await owner.keyboard("{Escape}");
    const button = await screen.findByRole("button", { name: end, hidden: true });
    act(() => {
      button.click();
    });

    expect(window.sessionStorage.getItem("kept_edit")).toBeNull();
  });

  test("is not closed without a question", async () => {
    window.sessionStorage.setItem(
      "kept_edit",
      JSON.stringify({ path: "services", id: 1, values: { title: "Typed with care" } }),
    );
    createFakeApi();
    const owner = renderAsOwner("/admin/services");
    await screen.findByRole("dialog");

    await owner.keyboard("{Escape}");

    expect(await screen.findByRole("alertdialog", { name: "Discard changes?" })).toBeTruthy();
  });
});

test("without a kept edit, the login explains a 401 and leads to the dashboard", async () => {
  const api = createFakeApi();
  api.answer("GET /api/admin/services", REFUSED);
  const owner = renderAsOwner("/admin/services");
  expect(await screen.findByText("Your session has ended. Log in to go on.")).toBeTruthy();
  api.answer("GET /api/admin/services");

  await logIn(owner);

  expect(await screen.findByRole("heading", { name: "Admin Dashboard" })).toBeTruthy();
});

test("the plain login says nothing about a session", async () => {
  createFakeApi();
  renderApp("/admin/login");

  await screen.findByLabelText("Admin Token");
  expect(screen.queryByText(/session|typed/)).toBeNull();
});

// The app loads it when it is shown. On a busy machine that takes longer than a test waits.
import "../src/admin/AdminArea";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { BusinessPage } from "../src/admin/BusinessPage";
import { DashboardPage } from "../src/admin/Dashboard";
import { managedAreas } from "../src/admin/managedAreas";
import { NewRequestsProvider } from "../src/admin/requests/NewRequestsProvider";
import { paths } from "../src/site/paths";
import { createFakeApi } from "./fakeApi";
import { OWNER_TOKEN, renderApp, renderPart } from "./renderApp";

export type FakeApi = ReturnType<typeof createFakeApi>;

/** Opens an address of the whole admin area for the owner, who is logged in, with an API that `prepare` may change first. */
export const openAdmin = (address: string, prepare = (_api: FakeApi) => {}) =>
  open(prepare, () => renderApp(address));

/** The same, but only the screen itself: without the guard, the header and the navigation, and without any other screen. */
export function openScreen(address: string, prepare?: (api: FakeApi) => void) {
  const { pathname } = new URL(address, window.location.href);
  return openPart(address, screens[pathname], prepare);
}

/** The same, but only a part of a screen. */
export const openPart = (address: string, part: ReactNode, prepare = (_api: FakeApi) => {}) =>
  open(prepare, () =>
    renderPart(
      address,
      <NewRequestsProvider>
        <main id="main-content" tabIndex={-1}>
          {part}
        </main>
      </NewRequestsProvider>,
    ),
  );

const screens: Readonly<Record<string, ReactNode>> = {
  [paths.admin]: <DashboardPage />,
  [paths.adminBusiness]: <BusinessPage />,
  ...Object.fromEntries(managedAreas.map(({ address, page }) => [address, page])),
};

function open(prepare: (api: FakeApi) => void, render: () => UserEvent) {
  const api = createFakeApi();
  prepare(api);
  window.localStorage.setItem("admin_token", OWNER_TOKEN);
  const owner = render();
  return {
    api,
    owner,
    /** Presses a button as soon as it is there. */
    press: async (name: string | RegExp) =>
      owner.click(await screen.findByRole("button", { name })),
    /** Replaces what a field contains. Pasted: each typed letter would be a rendering. */
    retype: async (label: string | RegExp, text: string) => {
      await owner.clear(field(label));
      await owner.click(field(label));
      await owner.paste(text);
    },
  };
}

export const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);

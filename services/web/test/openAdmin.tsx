// The app loads it when it is shown. On a busy machine that takes longer than a test waits.
import "../src/admin/AdminArea";
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { App } from "../src/admin/App";
import { BusinessPage } from "../src/admin/BusinessPage";
import { DashboardPage } from "../src/admin/Dashboard";
import { managedAreas } from "../src/admin/managedAreas";
import { NewRequestsProvider } from "../src/admin/requests/NewRequestsProvider";
import { paths } from "../src/site/paths";
import { pageBusinessOf } from "../src/site/shownBusiness";
import { createFakeApi } from "./fakeApi";
import { OWNER_TOKEN, renderAt, renderPart, sample } from "./renderPart";

export type FakeApi = ReturnType<typeof createFakeApi>;

/** Opens an address of the admin area, as a browser would; returns the visitor. */
export function renderApp(address: string): UserEvent {
  return renderAt(address, <App business={pageBusinessOf(sample)} />);
}

/** Opens an address of the whole admin area, as `openPart` does with a part. */
export const openAdmin = (address: string, prepare = (_api: FakeApi) => {}) =>
  openAsOwner(prepare, () => renderApp(address));

/** The same, but only the screen itself: without the guard, the header and the navigation, and without any other screen. */
export function openScreen(address: string, prepare?: (api: FakeApi) => void) {
  const { pathname } = new URL(address, window.location.href);
  return openPart(address, screens[pathname], prepare);
}

const screens: Readonly<Record<string, ReactNode>> = {
  [paths.admin]: <DashboardPage />,
  [paths.adminBusiness]: <BusinessPage />,
  ...Object.fromEntries(managedAreas.map(({ address, page }) => [address, page])),
};

/** Shows a screen, or a part of one, to the owner, who is logged in, with an API that `prepare` may change first. */
export const openPart = (address: string, part: ReactNode, prepare = (_api: FakeApi) => {}) =>
  openAsOwner(prepare, () =>
    renderPart(
      address,
      <NewRequestsProvider>
        <main id="main-content" tabIndex={-1}>
          {part}
        </main>
      </NewRequestsProvider>,
    ),
  );

function openAsOwner(prepare: (api: FakeApi) => void, render: () => UserEvent) {
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

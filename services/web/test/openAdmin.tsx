// The app loads it when it is shown. On a busy machine that takes longer than a test waits.
import "../src/admin/AdminArea";
import type { UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { App } from "../src/admin/App";
import { BusinessPage } from "../src/admin/BusinessPage";
import { DashboardPage } from "../src/admin/Dashboard";
import { managedAreas } from "../src/admin/managedAreas";
import { paths } from "../src/site/paths";
import { pageBusinessOf } from "../src/site/shownBusiness";
import { type FakeApi, openAsOwner, openPart } from "./openPart";
import { renderAt, sample } from "./renderPart";

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

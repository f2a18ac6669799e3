import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type ReactNode, Suspense } from "react";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { App } from "../src/app/App";
import { PageBusinessContext, pageBusinessOf } from "../src/site/business";
import { Toaster } from "../src/toast/Toaster";
import { ToastProvider } from "../src/toast/ToastProvider";
import { sampleBusiness } from "./sampleBusiness";

const business = pageBusinessOf(sampleBusiness);

/** Opens the admin area at an address, as a browser would; returns who sits before it. */
export function renderApp(address: string): UserEvent {
  return renderAt(address, <App business={business} />);
}

/** Only a part of a public page, and the toasts that it raises; the whole page takes three times as long. */
export function renderPart(address: string, part: ReactNode): UserEvent {
  return renderAt(
    address,
    <PageBusinessContext value={business}>
      <ToastProvider>
        {part}
        <Toaster />
      </ToastProvider>
    </PageBusinessContext>,
  );
}

function renderAt(address: string, page: ReactNode): UserEvent {
  window.history.replaceState(null, "", address);
  render(
    <StyleSheetManager sheet={outsideThePage.instance}>
      <Suspense>{page}</Suspense>
    </StyleSheetManager>,
  );
  return userEvent.setup({ delay: null, skipHover: true });
}

/** The same for the owner, who is logged in. */
export function renderAsOwner(address: string): UserEvent {
  window.localStorage.setItem("admin_token", OWNER_TOKEN);
  return renderApp(address);
}

export const OWNER_TOKEN = "the-owners-token";

/** jsdom has no layout, and spends half of the time on style rules. */
const outsideThePage = new ServerStyleSheet();

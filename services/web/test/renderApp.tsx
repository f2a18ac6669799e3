import type { LandingContent } from "@ridgeline/contract/landingContent";
import { render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { Suspense } from "react";
import { StyleSheetManager } from "styled-components";
import { App } from "../src/app/App";

/** Opens the site at an address, as a browser would, with the lists that the page carries; returns the visitor. */
export function renderApp(address: string, content?: LandingContent): UserEvent {
  window.history.replaceState(null, "", address);
  render(
    <StyleSheetManager target={outsideThePage}>
      <Suspense>
        <App pathname={window.location.pathname} content={content} />
      </Suspense>
    </StyleSheetManager>,
  );
  return userEvent.setup({ delay: null });
}

/** The same for the owner, who is logged in. */
export function renderAsOwner(address: string): UserEvent {
  window.localStorage.setItem("admin_token", OWNER_TOKEN);
  return renderApp(address);
}

export const OWNER_TOKEN = "the-owners-token";

/** jsdom has no layout, and spends half of the time on style rules. */
const outsideThePage = document.createElement("div");

import type { Business } from "@ridgeline/contract/business";
import sampleBusiness from "@ridgeline/db/seeds/sampleBusiness.json";
import { configure, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { type ReactNode, Suspense, useState } from "react";
import { Provider } from "react-redux";
import { createBrowserRouter, RouterProvider } from "react-router-dom";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { createStore } from "../src/api/baseApi";
import { BusinessContext, PageBusinessContext, pageBusinessOf } from "../src/site/shownBusiness";
import { Toaster } from "../src/ui/Toaster";
import { ToastProvider } from "../src/ui/ToastProvider";

configure({
  // Nothing here waits for a clock: this is for a machine that is busy with other things.
  asyncUtilTimeout: 10_000,
  // What fits on a screen: what is missing, the page's words, and by its name the place in the test.
  getElementError: (message, container) => {
    const text = `${(message ?? "").slice(0, 1000)}\n\nThe page: ${wordsIn(container).slice(0, 2000)}`;
    return Object.assign(new Error(text), { name: "TestingLibraryElementError" });
  },
});

function wordsIn(container: Element): string {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (walker.nextNode()) words.push(walker.currentNode.textContent ?? "");
  return words.join(" | ");
}

export const sample = sampleBusiness as Business; // JSON types lose the enums; the API's tests check it

/** Only a part of a page at this address, and the toasts that it raises. */
export function renderPart(address: string, part: ReactNode, business = sample): UserEvent {
  return renderAt(
    address,
    <Provider store={createStore()}>
      <BusinessContext value={{ ...business, isSample: true }}>
        <PageBusinessContext value={pageBusinessOf(business)}>
          <ToastProvider>
            <Routed part={part} />
            <Toaster />
          </ToastProvider>
        </PageBusinessContext>
      </BusinessContext>
    </Provider>,
  );
}

function Routed({ part }: { part: ReactNode }) {
  const [router] = useState(() => createBrowserRouter([{ path: "*", element: part }]));
  return <RouterProvider router={router} />;
}

/** The whole page at this address. */
export function renderAt(address: string, page: ReactNode): UserEvent {
  window.history.replaceState(null, "", address);
  render(
    <StyleSheetManager sheet={detachedSheet.instance}>
      <Suspense>{page}</Suspense>
    </StyleSheetManager>,
  );
  return userEvent.setup({ delay: null, skipHover: true });
}

export const OWNER_TOKEN = "the-owners-token";

/** jsdom has no layout, and spends half of the time on style rules. */
const detachedSheet = new ServerStyleSheet();

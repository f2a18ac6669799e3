import { TestEnvironment } from "jest-environment-jsdom";

/**
 * jsdom, and what it lacks of a browser: fetch and text encoding (Node's own), ResizeObserver, scrolling, media
 * queries (none applies), a pointer's capture, fonts, modal dialogs, IntersectionObserver (the lists are on the screen, nothing else).
 */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const { window } = this.global;
    this.dom?.virtualConsole.removeAllListeners("jsdomError");
    this.dom?.virtualConsole.on("jsdomError", (error) => {
      // A link that a test follows: jsdom has only this page.
      if (!error.message.startsWith("Not implemented")) window.console.error(error);
    });
    const base = window.location.href;
    Object.assign(window, {
      fetch,
      Response,
      Headers,
      AbortController,
      TextEncoder,
      TextDecoder,
      Request: class extends Request {
        /**
         * @param {RequestInfo | URL} input
         * @param {RequestInit} init
         */
        constructor(input, init) {
          super(typeof input === "string" ? new URL(input, base) : input, init);
        }
      },
      ResizeObserver: SilentObserver,
      IntersectionObserver: ListsOnlyObserver,
      scrollTo: () => {},
      matchMedia: () => ({
        matches: false,
        addEventListener: () => {},
        removeEventListener: () => {},
      }),
    });
    Object.assign(window.Element.prototype, {
      scrollIntoView: () => {},
      hasPointerCapture: () => false,
      setPointerCapture: () => {},
      releasePointerCapture: () => {},
    });
    Object.assign(window.document, { fonts: new window.EventTarget() });
    Object.assign(window.HTMLDialogElement.prototype, modalDialog(window));
  }
}

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

class ListsOnlyObserver extends SilentObserver {
  /**
   * @param {(entries: object[]) => void} callback
   * @param {IntersectionObserverInit} init
   */
  constructor(callback, { rootMargin } = {}) {
    super();
    this.observe = () => {
      if (rootMargin === "-15% 0px") queueMicrotask(() => callback([{ isIntersecting: true }]));
    };
  }
}

/**
 * A modal dialog takes the focus, and returns it; Escape closes the one on top.
 * @param {Pick<typeof globalThis, "document" | "Event">} window
 */
function modalDialog({ document, Event }) {
  /** @type {{ dialog: HTMLDialogElement, opener: HTMLElement | null }[]} */
  let shown = [];
  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented)
      shown.findLast(({ dialog }) => dialog.isConnected)?.dialog.close();
  });
  return {
    /** @this {HTMLDialogElement} */
    showModal() {
      const opener = /** @type {HTMLElement | null} */ (document.activeElement);
      shown.push({ dialog: this, opener });
      this.open = true;
      this.querySelector("button")?.focus();
    },
    /** @this {HTMLDialogElement} */
    close() {
      const own = shown.findLast(({ dialog }) => dialog === this);
      if (!own) return;
      this.open = false;
      shown = shown.filter((each) => each !== own);
      own.opener?.focus();
      queueMicrotask(() => this.dispatchEvent(new Event("close")));
    },
  };
}

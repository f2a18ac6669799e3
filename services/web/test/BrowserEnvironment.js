import { TestEnvironment } from "jest-environment-jsdom";

/**
 * jsdom, and what it lacks of a browser: fetch and text encoding (Node's own), ResizeObserver, scrolling, media
 * queries (none applies), a pointer's capture, modal dialogs, IntersectionObserver (the lists are on the screen, nothing else).
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
      matchMedia: () => ({
        matches: false,
        addEventListener: () => {},
        removeEventListener: () => {},
      }),
      // There is no layout, and looking for the browser's own rules of each element took a tenth of the tests' time.
      getComputedStyle: (/** @type {HTMLElement} */ { style }) => style,
    });
    Object.assign(window.Element.prototype, {
      scrollIntoView: () => {},
      hasPointerCapture: () => false,
    });
    Object.assign(window.HTMLDialogElement.prototype, modalDialog(window.document));
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
 * A modal dialog returns the focus; Escape closes the one on top.
 * @param {Document} document
 */
function modalDialog(document) {
  /** @type {Map<HTMLDialogElement, HTMLElement | null>} */
  const openers = new Map();
  document.addEventListener("keydown", ({ key, defaultPrevented }) => {
    if (key === "Escape" && !defaultPrevented) [...openers.keys()].pop()?.close();
  });
  return {
    /** @this {HTMLDialogElement} */
    showModal() {
      openers.set(this, /** @type {HTMLElement | null} */ (document.activeElement));
      this.open = true;
    },
    /** @this {HTMLDialogElement} */
    close() {
      this.open = false;
      openers.get(this)?.focus();
      openers.delete(this);
    },
  };
}

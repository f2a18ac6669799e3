import { TestEnvironment } from "jest-environment-jsdom";

/**
 * jsdom, and what it lacks of a browser: fetch and text encoding (Node's own), ResizeObserver, scrolling, media
 * queries (none applies), a pointer's capture. There is no IntersectionObserver: everything is drawn at once, as in a browser without it.
 */
export default class BrowserEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    const { window } = this.global;
    const base = window.location.href;
    Object.assign(window, {
      fetch,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      Request: class extends Request {
        /**
         * @param {RequestInfo | URL} input
         * @param {RequestInit} init
         */
        constructor(input, { signal, ...init } = {}) {
          super(typeof input === "string" ? new URL(input, base) : input, {
            ...init,
            signal: toNodeSignal(signal),
          });
        }
      },
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
      scrollTo: () => {},
      matchMedia: () => ({ matches: false }),
    });
    Object.assign(window.Element.prototype, {
      scrollIntoView: () => {},
      hasPointerCapture: () => false,
      releasePointerCapture: () => {},
    });
  }
}

/**
 * Node's Request refuses jsdom's signals.
 * @param {AbortSignal | null | undefined} signal
 */
function toNodeSignal(signal) {
  const controller = new AbortController();
  signal?.addEventListener("abort", () => controller.abort(signal.reason));
  return controller.signal;
}

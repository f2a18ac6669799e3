import { TestEnvironment } from "jest-environment-jsdom";

/** jsdom, and what it lacks of a browser: fetch and text encoding (Node's own), ResizeObserver, a pointer's capture. */
export default class BrowserEnvironment extends TestEnvironment {
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
        constructor(input, init) {
          super(typeof input === "string" ? new URL(input, base) : input, init);
        }
      },
      ResizeObserver: class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    });
    const { prototype } = window.Element;
    prototype.scrollIntoView ??= () => {};
    prototype.hasPointerCapture ??= () => false;
    prototype.releasePointerCapture ??= () => {};
  }
}

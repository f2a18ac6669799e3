import { webcrypto } from "node:crypto";

const ENDPOINT = "https://push.example/this-browser";

/** What the API lists for the fake browser: SHA-256 of its address. */
export async function digestOfThisBrowser(): Promise<string> {
  const bytes = await webcrypto.subtle.digest("SHA-256", new TextEncoder().encode(ENDPOINT));
  return Buffer.from(bytes).toString("hex");
}

/** `fails`: the browser cannot subscribe; `isDismissed`: its question is closed without an answer. */
const untouched = {
  permission: "default" as NotificationPermission,
  asked: 0,
  subscribed: false,
  fails: false,
  isDismissed: false,
};

/** Gives jsdom what it lacks of push, until the test is over: permission, a service worker and a subscription. Returns its state. */
export function createFakePush(start: Partial<typeof untouched> = {}) {
  const state = { ...untouched, ...start };
  const subscription = {
    endpoint: ENDPOINT,
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "key", auth: "auth" } }),
    unsubscribe: () => Promise.resolve((state.subscribed = false)),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(state.subscribed ? subscription : null),
    subscribe: () => {
      if (state.fails) return Promise.reject(new Error("push service not available"));
      state.subscribed = true;
      return Promise.resolve(subscription);
    },
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    register: jest.fn(() => Promise.resolve()),
    ready: Promise.resolve({ pushManager }),
    getRegistration: () => Promise.resolve({ pushManager }),
  });
  const notification = {
    get permission() {
      return state.permission;
    },
    requestPermission: () => {
      state.asked += 1;
      if (state.permission === "default" && !state.isDismissed) state.permission = "granted";
      return Promise.resolve(state.permission);
    },
  };
  define(navigator, { serviceWorker });
  define(window, { PushManager: {}, Notification: notification });
  define(crypto, { subtle: webcrypto.subtle });
  return { state, serviceWorker };
}

function define(target: object, values: object): void {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, configurable: true });
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  Reflect.deleteProperty(window, "PushManager");
  Reflect.deleteProperty(window, "Notification");
});

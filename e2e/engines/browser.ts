import type { Kind } from "./inPage";

/** What a person does in a browser, implemented with each engine's library; createUser.ts builds on it. */
export type Browser = {
  open: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  /** The value of an expression in the page. */
  evaluate: (script: string) => Promise<unknown>;
  /** Waits for the element with that name, then clicks on it with the mouse. */
  click: (kind: Kind, name: string) => Promise<void>;
  /** Types into the focused element. */
  type: (text: string) => Promise<void>;
  pressWithControl: (...keys: ("a" | "c" | "v")[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Script errors, console errors and policy violations since the last call, as far as the engine shows them. */
  takeProblems: () => string[];
  close: () => Promise<void>;
};

export const PATIENCE_MS = 20_000;

/** Nothing listens there, so the map, the only part from another site, fails at once, with or without a network. */
export const deadProxy = { host: "127.0.0.1", port: 65535 };

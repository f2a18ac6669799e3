/** What an engine's driver has to offer; everything else is built on it (createUser.ts). */
export type Browser = {
  /** Starts to open the address. */
  open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page: a promise of a string. */
  evaluate: (script: string) => Promise<string>;
  /** Real input, in the format that both WebDriver protocols share. */
  perform: (actions: InputSource[]) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** Script errors, console errors and policy violations since the last call, as far as the engine shows them. */
  takeProblems: () => string[];
  close: () => Promise<void>;
};

export type InputSource = {
  type: "pointer" | "key";
  id: string;
  actions: Record<string, string | number>[];
};

/** Both engines get it: the map, the only thing from another site, is refused at once, with or without a network. */
export const proxy = { proxyType: "manual", sslProxy: "127.0.0.1:65535" };

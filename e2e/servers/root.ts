import path from "node:path";

/** This checkout. */
export const ROOT = path.resolve(import.meta.dirname, "../..");

/** A complete running site to test through its front door. */
export type RunningSite = { url: string; adminToken: string; stop: () => Promise<void> };

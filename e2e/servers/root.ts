import path from "node:path";

/** This checkout. */
export const ROOT = path.resolve(import.meta.dirname, "../..");

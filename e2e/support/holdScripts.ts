import type { Page } from "@playwright/test";
import { holdBack } from "./holdBack";

/** Holds back every script until the returned function is called. */
export function holdScripts(page: Page): Promise<() => void> {
  return holdBack(page, "**/assets/*.js");
}

import { useEffect } from "react";
import { watchOpened } from "./pushBrowser";

/** Calls `onOpen` with an address when a notification is tapped while this window is open. */
export function useOpenedNotifications(onOpen: (path: string) => void): void {
  useEffect(() => watchOpened(onOpen), [onOpen]);
}

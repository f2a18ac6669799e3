import { useSyncExternalStore } from "react";
import { firstInteraction } from "./firstInteraction";

/** True from the visitor's first touch, key or scroll on. */
export function useHasInteracted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasInteracted,
    () => false,
  );
}

let hasInteracted = false;

function subscribe(onChange: () => void): () => void {
  let isListening = true;
  void firstInteraction.then(() => {
    hasInteracted = true;
    if (isListening) onChange();
  });
  return () => {
    isListening = false;
  };
}

import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** By the entry of the browser's history and a name. */
const kept = new Map<string, unknown>();

/** State that Back finds as it was left. */
export function useKeptState<T>(name: string, initial: T) {
  const key = `${useLocation().key} ${name}`;
  const state = useState(() => (kept.has(key) ? (kept.get(key) as T) : initial)); // set below
  const [value] = state;
  useEffect(() => {
    kept.set(key, value);
  }, [key, value]);
  return state;
}

import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

/** By the entry of the browser's history, its fragment (addresses that were typed share a key) and a name. */
const kept = new Map<string, unknown>();

/** State that Back finds as it was left. */
export function useKeptState<T>(name: string, initial: T) {
  const location = useLocation();
  const key = `${location.key} ${location.hash} ${name}`;
  const [first] = useState(initial);
  const state = useState(() => (kept.has(key) ? (kept.get(key) as T) : first)); // set below
  const [value] = state;
  useEffect(() => {
    if (value === first) kept.delete(key);
    else kept.set(key, value);
  }, [key, value, first]);
  return state;
}

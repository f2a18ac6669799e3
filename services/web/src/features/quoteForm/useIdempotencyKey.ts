import { useRef } from "react";
import { createUuid } from "./createUuid";

/** One key per filled form: every retry of the same content carries it again, other content gets a new one. */
export function useIdempotencyKey(): (payload: object) => string {
  const keys = useRef(new Map<string, string>());
  return (payload) => {
    const content = JSON.stringify(payload);
    const key = keys.current.get(content) ?? createUuid();
    keys.current.set(content, key);
    return key;
  };
}

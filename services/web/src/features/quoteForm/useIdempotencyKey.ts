import { useRef } from "react";
import { createUuid } from "./createUuid";

/** One key per filled form: every retry of the same content carries it again, other content gets a new one. */
export function useIdempotencyKey(): (payload: object) => string {
  const last = useRef({ content: "", key: "" });
  return (payload) => {
    const content = JSON.stringify(payload);
    if (content !== last.current.content) last.current = { content, key: createUuid() };
    return last.current.key;
  };
}

import { getIn } from "final-form";
import { useEffect, useRef } from "react";
import { useField } from "react-final-form";
import { keepAsTyped, shownError } from "../../form";

/**
 * A list or an object that is one field of the form: items can be added, moved and removed without their fields having to
 * follow, and it is kept or replaced as a whole.
 */
export function useStructuredField<Value extends object>(name: string) {
  const { input, meta } = useField<Value>(name, { isEqual: isSame, parse: keepAsTyped });
  const isSending = meta.submitting === true;
  const error: unknown = shownError(meta);
  return {
    value: input.value,
    /** While the form is being sent it cannot be changed. */
    change: (value: Value) => {
      if (!isSending) input.onChange(value);
    },
    /** The error of a part of it, "2.label"; without a path, that of the whole. */
    errorAt: (path?: string): string | undefined => {
      const found: unknown = path === undefined ? error : getIn(toObject(error), path);
      return typeof found === "string" ? found : undefined;
    },
    isSending,
  };
}

function isSame(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function toObject(error: unknown): object {
  return typeof error === "object" && error !== null ? error : {};
}

/** Moves the focus, after the next render, to the element with one of these ids: the first that is there and not disabled. */
export function useFocusNext(): (...ids: string[]) => void {
  const wanted = useRef<string[]>([]);
  useEffect(() => {
    const targets = wanted.current.map((id) => document.getElementById(id));
    wanted.current = [];
    targets.find((target) => target !== null && !target.matches(":disabled"))?.focus();
  });
  return (...ids) => {
    wanted.current = ids;
  };
}

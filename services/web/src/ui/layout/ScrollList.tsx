import type { ComponentPropsWithoutRef } from "react";

/** A list that scrolls sideways on some screens (snapRow): a tab stop, but only while it does (islands/scrollLists.ts). */
export function ScrollList(props: ComponentPropsWithoutRef<"ul">) {
  return <ul data-scroll-list="" {...props} />;
}

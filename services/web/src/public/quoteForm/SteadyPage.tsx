import { Component, type ReactNode } from "react";

type SteadyPageProps = { children: ReactNode };

/**
 * Keeps the field with the focus where it is on the screen when the content's height changes. Browsers do so themselves for
 * some fields, WebKit for none.
 */
export class SteadyPage extends Component<SteadyPageProps> {
  override getSnapshotBeforeUpdate(): number {
    return topOfFocus();
  }

  override componentDidUpdate(_props: SteadyPageProps, _state: unknown, before: number): void {
    const change = topOfFocus() - before;
    if (change !== 0) window.scrollBy({ top: change, behavior: "instant" });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function topOfFocus(): number {
  return document.activeElement?.getBoundingClientRect().top ?? 0;
}

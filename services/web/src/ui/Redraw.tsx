import { Component, type ReactNode } from "react";
import { Button } from "./Button";
import { Row } from "./layout";
import { ErrorState } from "./states";

const SOON_MS = 1000;

type RedrawProps = {
  /** Called after a failure; returns what is to be done once the content is there again. */
  keep?: () => () => void;
  children: ReactNode;
};

/**
 * Draws its content again if React fails on it, as it may where a translation or an extension has changed the page. If that
 * fails, too, it says so. Around a form's fields: `RedrawFields` in form.tsx.
 */
export class Redraw extends Component<RedrawProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private failedAt = -Infinity;
  private restore: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    const isFirst = performance.now() - this.failedAt > SOON_MS;
    this.failedAt = performance.now();
    this.restore = this.props.keep?.();
    if (isFirst) this.draw();
  }

  private readonly draw = () => {
    this.setState({ hasFailed: false }, () => {
      if (this.restore) queueMicrotask(this.restore); // after the effects of its content
    });
  };

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <ErrorState text="Something went wrong on this page.">
        <Row>
          <Button variant="line" onClick={this.draw}>
            Try again
          </Button>
          <Button variant="line" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </Row>
      </ErrorState>
    );
  }
}

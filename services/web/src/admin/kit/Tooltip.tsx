import * as Radix from "radix-ui/tooltip";
import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, layer, radius, shadow, space } from "../../theme";

/** Extra text about a control; never the only place for it. */
export function Tooltip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Content sideOffset={6} collisionPadding={8}>
          {text}
        </Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** Wraps all tooltips that share a delay (the next one opens at once). */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={OPEN_DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      {children}
    </Radix.Provider>
  );
}

const Content = styled(Radix.Content)`
  z-index: ${layer.popup};
  max-width: 280px;
  padding: ${space.s1} 12px;
  border-radius: ${radius.small};
  background: ${color.green900};
  box-shadow: ${shadow.raised};
  color: ${color.onDark};
  font-size: ${fontSize.small};
  line-height: 1.4;
`;

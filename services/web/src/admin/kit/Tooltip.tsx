import * as Radix from "radix-ui/tooltip";
import type { ReactElement } from "react";
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

/** Around all tooltips that share a delay: 700 ms (requirement 10.3), and the next one opens at once. */
export const TooltipProvider = Radix.Provider;

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

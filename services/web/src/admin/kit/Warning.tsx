import type { LucideIcon } from "lucide-react/types";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, space } from "../../theme";
import { AdviceBox } from "./Advice";

/** What the owner must know, and cannot hide. */
export function Warning({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <Root>
      <Icon aria-hidden />
      <span>{children}</span>
    </Root>
  );
}

const Root = styled(AdviceBox)`
  margin-bottom: ${space.s2};
  border: 1px solid ${color.dangerLine};
  background: ${color.dangerWash};
  color: ${color.dangerDeep};
`;

import type { LucideIcon } from "lucide-react/types";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space } from "../../theme";

/** What the owner must know, and cannot hide. */
export function Warning({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <Root>
      <Icon aria-hidden />
      <span>{children}</span>
    </Root>
  );
}

const Root = styled.p`
  display: flex;
  gap: 12px;
  margin-bottom: ${space.s2};
  padding: ${space.s2} 20px;
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.medium};
  background: ${color.dangerWash};
  color: ${color.dangerDeep};
  line-height: 1.5;

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

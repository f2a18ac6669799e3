import { Lightbulb, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space } from "../../theme";

export function Advice({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <AdviceBox>
      <Lightbulb aria-hidden />
      <span>{text}</span>
    </AdviceBox>
  );
}

type WarningProps = { Icon: LucideIcon; role?: "alert"; children: ReactNode };

/** A notice that the owner cannot hide. */
export function Warning({ Icon, role, children }: WarningProps) {
  return (
    <WarningBox role={role}>
      <Icon aria-hidden />
      <span>{children}</span>
    </WarningBox>
  );
}

const AdviceBox = styled.p`
  display: flex;
  gap: 12px;
  margin-bottom: ${space.s3};
  padding: ${space.s2} 20px;
  border-radius: ${radius.medium};
  background: ${color.green100};
  color: ${color.green800};
  line-height: 1.5;

  svg {
    margin-top: 2px;
  }
`;

const WarningBox = styled(AdviceBox)`
  margin-bottom: ${space.s2};
  border: 1px solid ${color.dangerLine};
  background: ${color.dangerWash};
  color: ${color.dangerDeep};
`;

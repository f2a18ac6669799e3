import { Lightbulb, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, radius, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Fold } from "../../ui/Fold";
import { cardStyles, cutAfter, Row } from "../../ui/layout";

export const cardInset = "clamp(20px, 3vw, 24px)";

/** What the owner's navigation covers at the top and at the bottom of the screen (admin/AdminFrame.tsx). */
export const navigationSpace = { top: "var(--admin-row)", bottom: "var(--admin-bar)" } as const;

export const CardFold = styled(Fold)`
  ${cardStyles}

  > summary {
    padding: 12px ${cardInset};
    border-radius: ${radius.large};
  }
`;

/** What matters less. */
export const Muted = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

/** One at the left and one at the right, never below each other. */
export const SpreadRow = styled(Row)`
  flex-wrap: nowrap;
  justify-content: space-between;
`;

/** Links and buttons side by side, whose own height keeps their lines apart. */
export const LinkRow = styled(Row)`
  gap: 0 ${space.s2};
`;

/** Below what it is about. */
export const Note = styled(Muted)`
  margin-top: ${space.s1};
`;

/** In one line, however long. */
export const OneLine = styled(Muted)`
  ${cutAfter(1)}
`;

/** A card with a link: all of it can be tapped. */
export const Tile = styled(Row)`
  ${cardStyles}
  position: relative;
  justify-content: space-between;
  gap: 0 ${space.s2};
  min-height: 56px;
  padding-inline: clamp(12px, 2vw, 20px);

  a::before {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: ${radius.large};
  }
`;

export const DashboardSection = styled.section`
  margin-top: clamp(36px, 5vw, 48px);

  > :first-child {
    margin-bottom: clamp(12px, 2vw, 20px);
  }
`;

/** As wide as its text; full width on phones. */
export const SideButton = styled(Button)`
  ${media.upToPhone} {
    width: 100%;
  }
`;

/** Its text is in line with what stands above it. */
export const FlushButton = styled(Button).attrs({ variant: "ghost" })`
  justify-self: start;
  margin-left: -12px;
`;

export function Advice({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <AdviceBox>
      <Lightbulb />
      <span>{text}</span>
    </AdviceBox>
  );
}

type WarningProps = { Icon: LucideIcon; role?: "alert"; children: ReactNode };

/** What the owner must know, and cannot hide. */
export function Warning({ Icon, role, children }: WarningProps) {
  return (
    <WarningBox role={role}>
      <Icon />
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
  background: ${color.ground100};
  color: ${color.ground800};
  line-height: 1.5;
`;

const WarningBox = styled(AdviceBox)`
  margin-bottom: ${space.s2};
  border: 1px solid ${color.dangerLine};
  background: ${color.dangerWash};
  color: ${color.dangerDeep};

  /* the tap area of a link on a line of its own */
  > span > a:last-child {
    margin-bottom: -${space.s2};
  }
`;

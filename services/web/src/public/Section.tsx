import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useBusiness } from "../site/shownBusiness";
import { color, fontSize, space } from "../theme";
import { Stack } from "../ui/layout";
import { directionOf } from "../ui/text";

/**
 * A section that the navigation scrolls to: pass its anchor as `id`. What is in it fades in if it has `data-reveal`
 * (islands/page.ts).
 */
export const Section = styled.section.attrs({ tabIndex: -1 })`
  position: relative;
  padding-block: ${space.section};
  scroll-margin-top: calc(
    ${space.s5} - ${space.section}
  ); /* the header is close above the ridge rule */
`;

type SectionHeadProps = {
  title: string;
  /** The owner's sentence below it. */
  intro?: string | undefined;
  titleAs?: "h1" | "h2";
  onDark?: boolean;
  className?: string;
  children?: ReactNode;
};

/** The ridge rule, the section's heading and what is below it. */
export function SectionHead({
  title,
  intro,
  titleAs: Title = "h2",
  onDark = false,
  className,
  children,
}: SectionHeadProps) {
  return (
    <HeadStack className={className}>
      <RidgeRule onDark={onDark} />
      <Title dir={directionOf(title)}>{title}</Title>
      {intro !== undefined && <p dir={directionOf(intro)}>{intro}</p>}
      {children}
    </HeadStack>
  );
}

/** The line of hills, or of roofs, above each section heading. */
function RidgeRule({ onDark }: { onDark: boolean }) {
  const { hidesHills } = useBusiness();
  return (
    <Rule viewBox="0 0 88 18" aria-hidden data-on-dark={onDark ? "" : undefined}>
      <path d={hidesHills ? ROOFS : HILLS} />
    </Rule>
  );
}

const HILLS = "M2 16c8-1 11-7 17-8s8 5 13 3 9-9 16-9 10 8 15 9 8-3 12-2 7 6 11 7";
const ROOFS = "M2 16h10l13-10 13 10h6l16-13 16 13h10";

const HeadStack = styled(Stack)`
  margin-bottom: ${space.lg};

  p {
    max-width: 34em;
    font-size: ${fontSize.lead};
    line-height: 1.55;
  }
`;

const Rule = styled.svg`
  width: 88px;
  height: 18px;
  fill: none;
  stroke: ${color.ground600};
  stroke-width: 2.4;
  stroke-linecap: round;
  stroke-linejoin: round;

  &[data-on-dark] {
    stroke: ${color.ground300};
  }
`;

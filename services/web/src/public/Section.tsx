import type { ComponentProps } from "react";
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

type SectionHeadProps = Omit<ComponentProps<"div">, "title"> & {
  title: string;
  /** The owner's sentence below it. */
  intro?: string | undefined;
  titleAs?: "h1" | "h2";
  onDark?: boolean;
};

/** The ridge rule, the section's heading and what is below it. */
export function SectionHead({
  title,
  intro,
  titleAs: Title = "h2",
  onDark = false,
  children,
  ...rest
}: SectionHeadProps) {
  const { hidesHills } = useBusiness();
  const ground = onDark ? "dark" : "paper";
  return (
    <HeadStack {...rest} data-hills={hidesHills ? undefined : ground}>
      <Title dir={directionOf(title)}>{title}</Title>
      {intro !== undefined && <p dir={directionOf(intro)}>{intro}</p>}
      {children}
    </HeadStack>
  );
}

/** The outline of a line of hills, 88 px wide. */
const HILLS =
  "M1.9 14.8C9.2 13.9 12.2 7.9 18.8 6.8 25.8 5.6 27.7 11.4 31.6 9.9 36.2 8 40.3.8 48 .8 55.8.8 58.9 9 63.2 9.8 67.5 10.7 70.5 6.6 75.3 7.8 79.8 9 82.8 14 86.3 14.8A1.2 1.2 0 0 1 85.7 17.2C81.2 16 78.2 11 74.7 10.2 71.5 9.4 68.5 13.3 62.8 12.2 57.1 11 54.2 3.2 48 3.2 41.7 3.2 37.8 10 32.4 12.1 26.3 14.6 24.2 8.4 19.2 9.2 13.8 10.1 10.8 16.1 2.1 17.2A1.2 1.2 0 0 1 1.9 14.8z";

const HeadStack = styled(Stack)`
  &[data-hills]::before {
    content: "";
    width: 88px;
    height: 18px;
    background: ${color.ground600};
    clip-path: path("${HILLS}");
    forced-color-adjust: none;
  }

  &[data-hills="dark"]::before {
    background: ${color.ground300};
  }

  margin-bottom: ${space.lg};

  p {
    max-width: 34em;
    font-size: ${fontSize.lead};
    line-height: 1.55;
  }
`;

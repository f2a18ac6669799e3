import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { useBusiness, useWordsLanguage } from "../site/shownBusiness";
import { color, fontSize, media, space } from "../theme";
import { Stack } from "../ui/layout";
import { directionOf } from "../ui/text";
import { marked } from "../site/marks";

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

  > div {
    container-type: inline-size; /* for EvenRows */
  }

  /* a single card stands beside the heading */
  ${media.abovePhone} {
    > :has(> ${marked("list")} > :only-child > :only-child) {
      display: flex;
      flex-wrap: wrap; /* for large text */
      column-gap: ${space.xl};
      align-items: flex-start;

      > :first-child {
        flex: 2 1 14rem;
      }

      > [role="alert"] {
        flex: 1 0 100%;
      }

      > ${marked("list")} > * {
        flex: 3 1 20rem;
      }
    }
  }
`;

type SectionHeadProps = Omit<ComponentProps<"div">, "title"> & {
  title: string;
  /** If the title is in the owner's words. */
  titleLang?: string | undefined;
  /** The owner's sentence below it. */
  intro?: string | undefined;
  titleAs?: "h1" | "h2";
  onDark?: boolean;
};

/** The ridge rule, the section's heading and what is below it. */
export function SectionHead({
  title,
  titleLang,
  intro,
  titleAs: Title = "h2",
  onDark = false,
  children,
  ...rest
}: SectionHeadProps) {
  const { hidesHills } = useBusiness();
  const lang = useWordsLanguage();
  const ground = onDark ? "dark" : "paper";
  return (
    <HeadStack {...rest} data-hills={hidesHills ? undefined : ground}>
      <Title dir={directionOf(title)} lang={titleLang}>
        {title}
      </Title>
      {intro !== undefined && (
        <p dir={directionOf(intro)} lang={lang}>
          {intro}
        </p>
      )}
      {children}
    </HeadStack>
  );
}

/** A line of hills, 88 px wide, and back 2.6 px below it. */
const HILLS =
  "M2 14.7c8-1 11-7 17-8s8 5 13 3 9-9 16-9 10 8 15 9 8-3 12-2 7 6 11 7v2.6c-4-1-7-6-11-7s-7 3-12 2-8-9-15-9-11 7-16 9-7-4-13-3-9 7-17 8z";

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

  margin-bottom: clamp(24px, 2.4vw, 32px);

  p {
    max-width: 34em;
    font-size: ${fontSize.lead};
    line-height: 1.55;
  }
`;

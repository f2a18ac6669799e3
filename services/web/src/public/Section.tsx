import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, space } from "../theme";

/** A section that fades in (islands/page.ts), and that the navigation scrolls to: pass its anchor as `id`. */
export function Section({ children, ...rest }: ComponentProps<"section">) {
  return (
    <Root tabIndex={-1} {...rest}>
      <div data-reveal="">{children}</div>
    </Root>
  );
}

type SectionHeadProps = { title: string; className?: string; children?: ReactNode };

/** The ridge rule, the section's heading and a line below it. */
export function SectionHead({ title, className, children }: SectionHeadProps) {
  return (
    <Head className={className}>
      <RidgeRule />
      <h2>{title}</h2>
      {children}
    </Head>
  );
}

/** The line of hills above each section heading. */
export function RidgeRule({ onDark = false }: { onDark?: boolean }) {
  return (
    <Line viewBox="0 0 88 18" aria-hidden $onDark={onDark}>
      <path d="M2 16c8-1 11-7 17-8s8 5 13 3 9-9 16-9 10 8 15 9 8-3 12-2 7 6 11 7" />
    </Line>
  );
}

const Root = styled.section`
  position: relative;
  padding-block: ${space.section};
  scroll-margin-top: calc(
    ${space.s5} - ${space.section}
  ); /* the header is close above the ridge rule */
`;

const Head = styled.div`
  max-width: 640px;
  margin-bottom: ${space.s6};

  p {
    margin-top: ${space.s2};
    font-size: ${fontSize.lead};
    line-height: 1.55;
  }

  ${media.upToPhone} {
    margin-bottom: ${space.s3};

    p {
      margin-top: 12px;
    }
  }
`;

const Line = styled.svg<{ $onDark: boolean }>`
  width: 88px;
  height: 18px;
  margin-bottom: ${space.s2};
  fill: none;
  stroke: ${({ $onDark }) => ($onDark ? color.green300 : color.green600)};
  stroke-width: 2.4;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${media.upToPhone} {
    margin-bottom: 12px;
  }
`;

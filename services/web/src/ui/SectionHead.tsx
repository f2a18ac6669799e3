import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, space } from "../theme";
import { RidgeRule } from "./RidgeRule";

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

const Head = styled.div`
  max-width: 640px;
  margin-bottom: ${space.s6};

  p {
    margin-top: 16px;
    color: ${color.text};
    font-size: ${fontSize.lead};
    line-height: 1.55;
  }

  ${media.upToPhone} {
    margin-bottom: ${space.s4};
  }
`;

import { paragraphsOf } from "@ridgeline/contract/business";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, font, space } from "../theme";
import { Card } from "../ui/Card";

type LegalCardProps = {
  title: string;
  /** The owner's paragraphs, below what the site itself has to say. */
  text?: string | undefined;
  children?: ReactNode;
};

/** Renders nothing without content. */
export function LegalCard({ title, text = "", children }: LegalCardProps) {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0 && children === undefined) return null;
  return (
    <Root as="section">
      <h2>{title}</h2>
      {children}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir="auto">
          {paragraph}
        </p>
      ))}
    </Root>
  );
}

const Root = styled(Card)`
  padding: clamp(24px, 4vw, 40px);

  h2 {
    font-family: ${font.serif};
    font-size: min(1.625rem, 12vw);
  }

  p {
    max-width: 62ch;
    margin-top: 12px;
  }

  ul {
    display: grid;
    gap: ${space.s1};
    margin-top: 12px;
  }

  li {
    position: relative;
    padding-left: ${space.s3};
    overflow-wrap: anywhere;
  }

  li::before {
    content: "";
    position: absolute;
    left: 2px;
    top: 0.62em;
    width: 8px;
    height: 8px;
    border: 2px solid ${color.green700};
    border-radius: 50%;
  }
`;

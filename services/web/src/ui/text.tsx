import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { media, tap } from "../theme";
import { cutAfter } from "./layout";

type LongTextProps = {
  text: string;
  /** A text with more characters than this fills more than the lines that are shown. */
  short?: number;
  /** The same on phones, if a text is cut off there earlier. */
  shortOnPhone?: number;
  /** Tells a screen reader which text the check box shows. */
  about?: string;
  element?: "p" | "blockquote";
  lang?: string | undefined;
  className?: string;
};

const LINES = 6;

/** A text that somebody wrote, in its own direction. A long one is cut off after some lines, while "More" is not checked. */
export function LongText({
  text,
  short = 420,
  shortOnPhone = short,
  about,
  element,
  lang,
  className,
}: LongTextProps): ReactNode {
  const isLong = text.length > short || text.split("\n").length > LINES;
  const isCut = isLong || text.length > shortOnPhone;
  const place = isCut && !isLong ? "phone" : undefined;
  return (
    <>
      <Text
        as={element}
        data-cut-on={place}
        dir={directionOf(text)}
        lang={lang}
        className={className}
      >
        {text}
      </Text>
      {isCut && (
        <Toggle data-cut-on={place}>
          <input type="checkbox" />
          <span>More</span>
          <span>Less</span>
          {about !== undefined && <VisuallyHidden>{`, ${about}`}</VisuallyHidden>}
        </Toggle>
      )}
    </>
  );
}

const RIGHT_TO_LEFT = /^\P{L}*[\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}\p{sc=Thaa}]/u;

/** For `dir`, of a text that somebody wrote. The browser's own `dir="auto"` on every text slows a page's first layout. */
export function directionOf(text: string): "rtl" | undefined {
  return RIGHT_TO_LEFT.test(text) ? "rtl" : undefined;
}

/** Part of a line, in its own direction and language. */
export function Isolated({ text, lang }: { text: string; lang?: string | undefined }) {
  return (directionOf(text) ?? lang) === undefined ? text : <bdi lang={lang}>{text}</bdi>;
}

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** For a phone number inside a text: no line breaks in it, unless the line is too narrow for it. */
export const InOnePiece = styled.span`
  display: inline-block;
  text-decoration: inherit;
`;

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/* In cards that are grids it is below the text, in the last column. */
const Toggle = styled.label`
  position: relative;
  grid-column: -2 / -1;
  display: inline-flex;
  align-items: center;
  align-self: flex-start;
  justify-self: start;
  min-height: 48px;
  color: ${tap.base};
  font-weight: 600;
  cursor: pointer;

  input {
    position: absolute;
    opacity: 0;
    inset: 0;
    margin: 0;
    cursor: pointer;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }

  input:checked + span,
  input:not(:checked) ~ span:nth-child(3) {
    display: none;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${tap.ring};
    outline-offset: 3px;
  }

  ${media.abovePhone} {
    &[data-cut-on="phone"] {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;

/* As high as its lines: stretched, it would show more text below the ellipsis. */
const Text = styled.p`
  align-self: start;

  &:has(+ ${Toggle} input:not(:checked)) {
    ${cutAfter(`var(--lines, ${LINES})`)}

    ${media.abovePhone} {
      &[data-cut-on="phone"] {
        -webkit-line-clamp: none;
      }
    }

    ${media.print} {
      -webkit-line-clamp: none;
    }
  }
`;

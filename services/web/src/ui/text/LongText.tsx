import { type ReactNode, useEffect, useRef, useState } from "react";
import { css, styled } from "styled-components";
import { useIsHydrated } from "../../late/hydration";
import { media, tap } from "../../theme";

const LINES = 6;
/** A text of at most so many characters is not measured. */
const SHORT = 150;

type LongTextProps = {
  text: string;
  /** Tells a screen reader's list of buttons which text the button shows. */
  about?: string;
  element?: "p" | "blockquote";
  className?: string;
};

/**
 * A text that somebody wrote, in its own direction. After six lines it is cut off, with a button that shows the rest. In the
 * HTML, and without script, all of it is shown.
 */
export function LongText({ text, about, element, className }: LongTextProps): ReactNode {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isTooLong, setIsTooLong] = useState(false);
  const isHydrated = useIsHydrated();
  const isLong = text.length > SHORT;
  const action = isOpen ? "Less" : "More";
  const isCut = isHydrated && isLong && !isOpen;

  useEffect(() => {
    const shown = paragraph.current;
    if (!isCut || !shown) return undefined;
    const measure = () => {
      setIsTooLong(shown.scrollHeight > shown.clientHeight + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    // Another font may need fewer lines, or more, while the height stays that of six.
    document.fonts.addEventListener("loadingdone", measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener("loadingdone", measure);
    };
  }, [isCut, text]);

  return (
    <>
      <Text ref={paragraph} as={element} dir="auto" className={className} $isCut={isCut}>
        {text}
      </Text>
      {isLong && isTooLong && (
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-label={about === undefined ? undefined : `${action}, ${about}`}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {action}
        </Toggle>
      )}
    </>
  );
}

const cutOff = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${LINES};

  ${media.print} {
    -webkit-line-clamp: none;
  }
`;

const Text = styled.p<{ $isCut: boolean }>`
  ${({ $isCut }) => $isCut && cutOff}
`;

/* In the cards that are grids it stands below the text, in their last column. */
const Toggle = styled.button`
  grid-column: -2 / -1;
  align-self: flex-start;
  justify-self: start;
  min-height: 48px;
  padding: 0;
  border: 0;
  background: none;
  color: ${tap.base};
  font-weight: 650;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

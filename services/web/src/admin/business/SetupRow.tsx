import Check from "lucide-react/icons/check";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { cardInset } from "../kit/layout";
import { color, fontSize } from "../../theme";
import { TextLink } from "../../ui/links";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { SetupLine } from "./setupLines";

export function SetupRow({ line: { title, isDone, missing, to } }: { line: SetupLine }) {
  return (
    <Root>
      <Mark $isDone={isDone}>{isDone && <Check aria-hidden />}</Mark>
      <span>
        <b>
          {title}
          <VisuallyHidden>{isDone ? ": done" : ": to do"}</VisuallyHidden>
        </b>
        {!isDone && <small>{missing}</small>}
      </span>
      {!isDone && to !== undefined && (
        <TextLink as={Link} to={to} aria-label={`Do it: ${title}`}>
          Do it
          <span aria-hidden>→</span>
        </TextLink>
      )}
    </Root>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 14px;
  min-height: 48px;
  padding: 4px ${cardInset};
  border-top: 1px solid ${color.line};

  b {
    display: block;
    color: ${color.ink};
  }

  small {
    display: block;
    padding-bottom: 4px;
    font-size: ${fontSize.small};
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
`;

/** A dashed ring until it is done, since color is never the only sign. */
const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 2px ${({ $isDone }) => ($isDone ? "solid" : "dashed")}
    ${({ $isDone }) => ($isDone ? color.success : color.lineStrong)};
  border-radius: 50%;
  background: ${({ $isDone }) => ($isDone ? color.successWash : "none")};
  color: ${color.success};

  svg {
    width: 18px;
    height: 18px;
    stroke-width: 2.6;
  }
`;

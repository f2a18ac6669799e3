import { styled } from "styled-components";
import { OutsideLink } from "../controls/OutsideLink";

type FactLineProps = {
  facts: readonly { text: string; href?: string | undefined }[];
  className?: string;
};

/** Short facts in a row, a dot between two that share a line; nothing if there are none. */
export function FactLine({ facts, className }: FactLineProps) {
  if (facts.length === 0) return null;
  return (
    <Line className={className}>
      {facts.map(({ text, href }) => (
        <Fact key={text}>
          {href === undefined ? text : <OutsideLink href={href}>{text}</OutsideLink>}{" "}
        </Fact>
      ))}
    </Line>
  );
}

/* Every fact has its dot on the left; where it begins a line, the dot is outside and cut off. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  margin-left: -14px;
  clip-path: inset(-8px -8px -8px 12px);
`;

const Fact = styled.span`
  overflow-wrap: anywhere;
  padding-left: 14px;

  &::before {
    content: "·";
    float: left;
    margin-left: -9px;
  }
`;

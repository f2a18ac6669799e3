import { styled } from "styled-components";
import { color, media } from "../theme";

/** The line of hills above each section heading. */
export function RidgeRule({ onDark = false }: { onDark?: boolean }) {
  return (
    <Line viewBox="0 0 88 18" aria-hidden $onDark={onDark}>
      <path d="M2 16c8-1 11-7 17-8s8 5 13 3 9-9 16-9 10 8 15 9 8-3 12-2 7 6 11 7" />
    </Line>
  );
}

const Line = styled.svg<{ $onDark: boolean }>`
  display: block;
  width: 88px;
  height: 18px;
  margin-bottom: 16px;
  fill: none;
  stroke: ${({ $onDark }) => ($onDark ? color.green300 : color.green600)};
  stroke-width: 2.4;
  stroke-linecap: round;
  stroke-linejoin: round;

  ${media.upToPhone} {
    margin-bottom: 12px;
  }
`;

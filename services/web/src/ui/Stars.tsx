import { styled } from "styled-components";
import { color } from "../theme";

const MAX_STARS = 5;
const STEP = 28;
const WIDTH = (MAX_STARS - 1) * STEP + 24;
const OUTLINE = "l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z";
export const STAR = `M12 2.6${OUTLINE}`;
const STARS = `M12 2.6${Array.from({ length: MAX_STARS }, () => OUTLINE).join(`m${STEP} 0`)}`;

/** Filled from the left; 4.9 leaves a tenth of the last star empty. As high as its font. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const whole = Math.floor(rating);
  return (
    <Row
      viewBox={`0 0 ${WIDTH} 24`}
      role="img"
      aria-label={`${rating} out of ${MAX_STARS} stars`}
      className={className}
    >
      <path d={STARS} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" />
      <svg width={Math.round(whole * STEP + (rating - whole) * 24)} height="24" aria-hidden>
        <path d={STARS} fill="currentColor" />
      </svg>
    </Row>
  );
}

const Row = styled.svg`
  flex: none;
  width: ${WIDTH / 24}em;
  height: 1em;
  color: ${color.star};
  font-size: 1.1875rem;
`;

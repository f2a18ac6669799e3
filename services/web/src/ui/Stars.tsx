import { styled } from "styled-components";
import { color } from "../theme";

const MAX_STARS = 5;
const STEP = 28;
const WIDTH = (MAX_STARS - 1) * STEP + 24;
const OUTLINE = "l2.9 6 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z";
export const STAR = `M12 2.6${OUTLINE}`;

/** So many stars in a row, from the one at `from` on. */
function starsFrom(from: number, count: number): string {
  const row = Array.from({ length: count }, () => OUTLINE).join(`m${STEP} 0`);
  return `M${12 + from * STEP} 2.6${row}`;
}

/** Filled from the left; 4.9 leaves a tenth of the last star empty. As high as its font. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const whole = Math.floor(rating);
  return (
    <StarRow
      viewBox={`0 0 ${WIDTH} 24`}
      role="img"
      aria-label={`${rating} out of ${MAX_STARS} stars`}
      className={className}
    >
      {whole > 0 && <path d={starsFrom(0, whole)} />}
      {whole < MAX_STARS && <path d={starsFrom(whole, MAX_STARS - whole)} fill="none" />}
      {rating > whole && (
        <svg x={whole * STEP} width={Math.round((rating - whole) * 24)} height="24" aria-hidden>
          <path d={STAR} stroke="none" />
        </svg>
      )}
    </StarRow>
  );
}

const StarRow = styled.svg`
  flex: none;
  width: ${WIDTH / 24}em;
  height: 1em;
  color: ${color.star};
  font-size: 1.1875rem;
  fill: currentcolor;
  stroke: currentcolor;
  stroke-width: 1.6;
  stroke-linejoin: round;
`;

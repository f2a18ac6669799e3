import { styled } from "styled-components";
import { color } from "../../theme";

const MAX_STARS = 5;
export const STAR = "M12 2.6l2.9 6 6.5.9-4.7 4.6 1.1 6.5L12 17.5l-5.8 3.1 1.1-6.5L2.6 9.5l6.5-.9Z";

export function Stars({ rating }: { rating: number }) {
  return (
    <Row role="img" aria-label={`${rating} out of ${MAX_STARS} stars`}>
      {Array.from({ length: MAX_STARS }, (_, index) => (
        <Star key={index} viewBox="0 0 24 24" aria-hidden $isFilled={index < rating}>
          <path d={STAR} />
        </Star>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 3px;
  color: ${color.star};
`;

const Star = styled.svg<{ $isFilled: boolean }>`
  width: 19px;
  height: 19px;
  fill: ${({ $isFilled }) => ($isFilled ? "currentColor" : "none")};
  stroke: ${({ $isFilled }) => ($isFilled ? "none" : "currentColor")};
  stroke-width: 1.8;
`;

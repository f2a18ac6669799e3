import { keyframes, styled } from "styled-components";
import { color, media, radius } from "../theme";
import { LoadingState } from "./LoadingState";

const shimmer = keyframes`
  from {
    background-position: 120% 0;
  }

  to {
    background-position: -30% 0;
  }
`;

/** The placeholder of something that is loading: by default a line of text. */
export const Skeleton = styled.span<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = "100%" }) => $width};
  height: ${({ $height = "14px" }) => $height};
  border-radius: ${radius.small};
  background: linear-gradient(
      100deg,
      ${color.skeleton} 30%,
      ${color.skeletonLight} 50%,
      ${color.skeleton} 70%
    )
    0 / 300% 100%;
  animation: ${shimmer} 1.6s linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

type SkeletonGridProps = {
  text: string;
  cards?: number;
};

/** About that of a real card, so that little moves when the list arrives. */
const CARD_HEIGHT = "220px";

/** A list that is loading: the text in the first card, and the outlines of more. */
export function SkeletonGrid({ text, cards = 6 }: SkeletonGridProps) {
  return (
    <Grid>
      <Loader text={text} />
      {Array.from({ length: cards - 1 }, (_, index) => (
        <Skeleton key={index} aria-hidden $height={CARD_HEIGHT} />
      ))}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 20px;

  ${media.upToPhone} {
    > :nth-child(n + 4) {
      display: none;
    }
  }
`;

const Loader = styled(LoadingState)`
  justify-content: center;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
`;

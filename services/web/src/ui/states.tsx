import { TriangleAlert } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { keyframes, styled } from "styled-components";
import { color, ease, media, radius, space } from "../theme";
import { tileColumns } from "./layout";

type ErrorStateProps = {
  text: string;
  className?: string;
  /** A way out, such as a "Try again" button. */
  children?: ReactNode;
};

export function ErrorState({ text, className, children }: ErrorStateProps) {
  return (
    <ErrorBox role="alert" className={className}>
      <TriangleAlert size={28} />
      <p>{text}</p>
      {children}
    </ErrorBox>
  );
}

/** The ridge loader with its text, e.g. "Loading services...". */
export function LoadingState({ text, ...rest }: { text: string } & ComponentProps<"div">) {
  return (
    <LoadingBox role="status" {...rest}>
      {/* Draws a ridge in a loop. */}
      <Drawing viewBox="0 0 132 36" aria-hidden>
        <Track d={RIDGE} />
        <Pen d={RIDGE} />
      </Drawing>
      <p>{text}</p>
    </LoadingBox>
  );
}

const RIDGE = "M3 32c14-2 18-16 29-17s12 9 20 6 13-18 24-18 15 15 22 17 12-5 18-3 9 12 13 14";

const CARDS = 6;

/** A list that is loading: the text in the first card, and the outlines of more. */
export function SkeletonGrid({ text }: { text: string }) {
  return (
    <Grid>
      <Loader text={text} />
      {Array.from({ length: CARDS - 1 }, (_, index) => (
        <Skeleton key={index} aria-hidden />
      ))}
    </Grid>
  );
}

const LoadingBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.s1};
  padding: ${space.s5} ${space.s3};
  text-align: center;
`;

const ErrorBox = styled(LoadingBox)`
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.large};
  background: ${color.dangerWash};
  color: ${color.danger};
  font-weight: 600;
`;

const draw = keyframes`
  0% {
    stroke-dashoffset: 230;
  }

  60%,
  100% {
    stroke-dashoffset: 0;
  }
`;

const Drawing = styled.svg`
  width: 132px;
  height: 36px;
  fill: none;
  stroke: ${color.ground600};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Track = styled.path`
  stroke: ${color.ground200};
`;

const Pen = styled.path`
  stroke-dasharray: 230;
  animation: ${draw} 1.8s ${ease} infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

const shimmer = keyframes`
  from {
    background-position: 120% 0;
  }

  to {
    background-position: -30% 0;
  }
`;

/** About as high as a card, so that little moves when the list arrives. */
const Skeleton = styled.span`
  height: 220px;
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

const Grid = styled.div`
  ${tileColumns("17rem")}
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

import { keyframes, styled } from "styled-components";
import { color, ease, media, space } from "../theme";

/** The ridge loader with its text, e.g. "Loading services...". */
export function LoadingState({ text, className }: { text: string; className?: string }) {
  return (
    <Root role="status" className={className}>
      <RidgeLoader />
      <p>{text}</p>
    </Root>
  );
}

const RIDGE = "M3 32c14-2 18-16 29-17s12 9 20 6 13-18 24-18 15 15 22 17 12-5 18-3 9 12 13 14";

/** Draws a ridge in a loop. */
function RidgeLoader() {
  return (
    <Drawing viewBox="0 0 132 36" aria-hidden>
      <Track d={RIDGE} />
      <Pen d={RIDGE} />
    </Drawing>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.s1};
  padding: ${space.s5} ${space.s3};
  text-align: center;
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
  stroke: ${color.green600};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Track = styled.path`
  stroke: ${color.green200};
`;

const Pen = styled.path`
  stroke-dasharray: 230;
  animation: ${draw} 1.8s ${ease} infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

import { keyframes, styled } from "styled-components";
import { color, media, radius } from "../../theme";

/** The outline of a card that is loading; fill it with bones. */
export const Skeleton = styled.div`
  overflow: hidden;
  background: ${color.sheet};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`;

const shimmer = keyframes`
  from {
    background-position: 120% 0;
  }

  to {
    background-position: -30% 0;
  }
`;

export const Bone = styled.span<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = "100%" }) => $width};
  height: ${({ $height = "14px" }) => $height};
  border-radius: ${radius.small};
  background: linear-gradient(100deg, ${color.bone} 30%, ${color.boneLight} 50%, ${color.bone} 70%)
    0 / 300% 100%;
  animation: ${shimmer} 1.6s linear infinite;

  ${media.reducedMotion} {
    animation: none;
  }
`;

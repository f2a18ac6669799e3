import { styled } from "styled-components";
import { color, layer, radius } from "../theme";

export function SkipLink() {
  return <Root href="#main-content">Skip to main content</Root>;
}

const Root = styled.a`
  position: absolute;
  left: 16px;
  bottom: 100%;
  z-index: ${layer.skipLink};
  padding: 14px 20px;
  border-radius: ${radius.medium};
  background: ${color.green900};
  color: ${color.onDark};
  font-weight: 600;

  &:focus {
    top: 16px;
    bottom: auto;
    color: ${color.onDark};
  }
`;

import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { color } from "../theme";
import { RidgeLoader } from "./RidgeLoader";

/** The ridge loader with its text, e.g. "Loading services...". */
export function LoadingState({ text, ...rest }: { text: string } & ComponentProps<"div">) {
  return (
    <Root role="status" {...rest}>
      <RidgeLoader />
      <p>{text}</p>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  padding: 40px 24px;
  color: ${color.text};
  text-align: center;
`;

import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space } from "../theme";

type ErrorStateProps = {
  text: string;
  className?: string;
  /** A way out, such as a "Try again" button. */
  children?: ReactNode;
};

export function ErrorState({ text, className, children }: ErrorStateProps) {
  return (
    <Root role="alert" className={className}>
      <TriangleAlert aria-hidden />
      <p>{text}</p>
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space.s1};
  padding: ${space.s5} ${space.s3};
  border: 1px solid ${color.dangerLine};
  border-radius: ${radius.large};
  background: ${color.dangerWash};
  color: ${color.danger};
  font-weight: 600;
  text-align: center;

  > svg {
    width: 28px;
    height: 28px;
  }
`;

import Lightbulb from "lucide-react/icons/lightbulb";
import { styled } from "styled-components";
import { color, radius, space } from "../../theme";

/** A hint; renders nothing without text. */
export function Advice({ text, className }: { text: string | undefined; className?: string }) {
  if (text === undefined) return null;
  return (
    <AdviceBox className={className}>
      <Lightbulb aria-hidden />
      <span>{text}</span>
    </AdviceBox>
  );
}

export const AdviceBox = styled.p`
  display: flex;
  gap: 12px;
  margin-bottom: ${space.s3};
  padding: ${space.s2} 20px;
  border-radius: ${radius.medium};
  background: ${color.green100};
  color: ${color.green800};
  line-height: 1.5;

  svg {
    margin-top: 2px;
  }
`;

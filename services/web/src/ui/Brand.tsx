import { styled } from "styled-components";
import { color, font, media } from "../theme";
import { BrandMark } from "./BrandMark";

type BrandProps = { name: string; line: string; onDark?: boolean };

/** Mark, name and tagline. Wrap it in a link. */
export function Brand({ name, line, onDark = false }: BrandProps) {
  return (
    <Root $onDark={onDark}>
      <BrandMark onDark={onDark} />
      <span>
        <Name>{name}</Name> <Line>{line}</Line>
      </span>
    </Root>
  );
}

const Name = styled.b`
  display: block;
  font: 600 1.4375rem/1 ${font.serif};
  letter-spacing: -0.015em;

  ${media.upToPhone} {
    font-size: 1.3125rem;
  }
`;

const Line = styled.small`
  display: block;
  margin-top: 5px;
  font: 600 0.75rem/1 ${font.sans};
  letter-spacing: 0.045em;
`;

const Root = styled.span<{ $onDark: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  color: ${({ $onDark }) => ($onDark ? color.onDark : color.ink)};

  ${Line} {
    color: ${({ $onDark }) => ($onDark ? color.onDarkSoft : color.muted)};
  }
`;

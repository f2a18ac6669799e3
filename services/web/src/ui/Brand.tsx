import type { ComponentProps } from "react";
import { css, styled } from "styled-components";
import { color, font, fontSize } from "../theme";

type BrandProps = Pick<ComponentProps<"a">, "href" | "referrerPolicy" | "aria-label"> & {
  name: string;
  line?: string | undefined;
  /** In place of the drawn mark. */
  logo?: { imageUrl: string } | undefined;
  /** The name is in the logo, and stands nowhere else. */
  isOnlyLogo?: boolean | undefined;
  /** The logo needs a light ground. */
  hasPlate?: boolean | undefined;
  onDark?: boolean;
};

/** Mark or logo, name and tagline; with an address a link, otherwise for inside one. */
export function Brand({
  name,
  line,
  logo,
  isOnlyLogo = false,
  hasPlate = false,
  onDark = false,
  ...link
}: BrandProps) {
  if (logo && isOnlyLogo) {
    return (
      <Root as={link.href === undefined ? "span" : "a"} {...link} $onDark={onDark}>
        <WordMark src={logo.imageUrl} alt={link["aria-label"] ? "" : name} $hasPlate={hasPlate} />
      </Root>
    );
  }
  return (
    <Root as={link.href === undefined ? "span" : "a"} {...link} $onDark={onDark}>
      {logo ? (
        <Logo src={logo.imageUrl} alt="" $hasPlate={hasPlate} />
      ) : (
        <BrandMark onDark={onDark} />
      )}
      <span>
        <Name>{name}</Name> {line !== undefined && <Tagline>{line}</Tagline>}
      </span>
    </Root>
  );
}

function BrandMark({ onDark }: { onDark: boolean }) {
  return (
    <Mark viewBox="0 0 42 46" aria-hidden>
      <path d="M21 0 42 13v33H0V13Z" fill={onDark ? color.onDark : color.ground800} />
      <Hill
        d="M0 30c4-.6 6-4.600 9.500-5s4 3 7 2 5-7.500 9.500-7.500 6 6.500 9 7 4-1.500 7 .5v19H0Z"
        fill={color.farRidge}
      />
      <Hill
        d="M0 38c5-.5 7-3.500 11-3s6 2.500 10 1.500 7-5 11-4.500 7 3.500 10 3V46H0Z"
        fill={onDark ? color.ground600 : color.nearRidge}
      />
    </Mark>
  );
}

const Name = styled.b`
  display: block;
  font: 510 ${fontSize.h3} / 1 ${font.serif};
  letter-spacing: -0.015em;
`;

const Tagline = styled.small`
  display: block;
  margin-top: 5px;
  font: 600 min(0.75rem, 4.5vw) / 1 ${font.sans};
  letter-spacing: 0.045em;
`;

const Root = styled.a<{ $onDark: boolean }>`
  display: inline-flex;
  align-items: center;
  min-width: 0; /* a long name has several lines */
  gap: 12px;
  min-height: 48px;
  overflow-wrap: anywhere;
  text-decoration: none;

  &,
  &:hover {
    color: ${({ $onDark }) => ($onDark ? color.onDark : color.ink)};
  }

  ${Tagline} {
    color: ${({ $onDark }) => ($onDark ? color.onDarkSoft : color.muted)};
  }
`;

const Mark = styled.svg`
  flex: none;
  width: 42px;
  height: 46px;
`;

/** Not for a business that hides the hills (site/brandProperties.ts). */
const Hill = styled.path`
  display: var(--hill);
`;

const plate = css`
  box-sizing: content-box;
  padding: 8px 12px;
  background: ${color.paper};
`;

const Logo = styled.img<{ $hasPlate: boolean }>`
  flex: none;
  width: auto;
  max-width: 120px;
  height: 46px;
  border-radius: 6px;
  object-fit: contain;
  ${({ $hasPlate }) => $hasPlate && plate}
`;

const WordMark = styled(Logo)`
  flex: 0 1 auto;
  min-width: 0;
  max-width: min(260px, 100%);
  object-position: 0 50%;
`;

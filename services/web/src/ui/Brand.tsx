import type { LogoLook } from "@ridgeline/contract/siteData";
import type { ComponentProps } from "react";
import { css, styled } from "styled-components";
import { color, font, fontSize, gable, media } from "../theme";

/** The logo, or what is drawn in its place. */
export type BrandMark = Readonly<{
  logo?: { imageUrl: string } | undefined;
  /** The name is in the logo, and stands nowhere else. */
  logoHasName?: boolean | undefined;
  logoLook?: LogoLook | undefined;
  hidesHills?: boolean | undefined;
}>;

type BrandProps = Pick<ComponentProps<"a">, "href" | "referrerPolicy" | "aria-label"> & {
  name: string;
  line?: string | undefined;
  mark: BrandMark;
  onDark?: boolean;
};

/** Mark or logo, and the name; with an address a link, otherwise for inside one. */
export function Brand({ name, line, mark, onDark = false, ...link }: BrandProps) {
  const { logo, logoHasName, logoLook } = mark;
  const isWide = logo !== undefined && line === undefined && logoLook?.isWide === true;
  const plate = {
    src: logo?.imageUrl,
    $isWide: isWide,
    $isLight: logoLook?.isLight === true,
    $hasPlate: (onDark ? logoLook?.needsPlate : logoLook?.isLight) === true,
  };
  return (
    <Root as={link.href === undefined ? "span" : "a"} {...link} $onDark={onDark} $isWide={isWide}>
      {logo && logoHasName ? (
        <WordMark {...plate} alt={link["aria-label"] ? "" : name} />
      ) : (
        <>
          {logo ? <Logo {...plate} alt="" /> : <Gable name={name} onDark={onDark} {...mark} />}
          <Name>
            <span>{name}</span>
            {line !== undefined && <Line>{` ${line}`}</Line>}
          </Name>
        </>
      )}
    </Root>
  );
}

type GableProps = Pick<BrandMark, "hidesHills"> & { name: string; onDark: boolean };

/** With hills in it, or the first letter of the name. */
function Gable({ name, onDark, hidesHills = false }: GableProps) {
  if (hidesHills) return <Letter data-letter={Array.from(name)[0]} $onDark={onDark} />;
  return (
    <Mark viewBox="0 0 42 46" aria-hidden>
      <path d="M21 0 42 13v33H0V13Z" fill={onDark ? color.onDark : color.ground800} />
      <path
        d="M0 30c4-.6 6-4.600 9.500-5s4 3 7 2 5-7.500 9.500-7.500 6 6.500 9 7 4-1.500 7 .5v19H0Z"
        fill={color.farRidge}
      />
      <path
        d="M0 38c5-.5 7-3.500 11-3s6 2.500 10 1.500 7-5 11-4.500 7 3.500 10 3V46H0Z"
        fill={onDark ? color.ground600 : color.nearRidge}
      />
    </Mark>
  );
}

const Name = styled.b`
  font: 510 ${fontSize.h3} / 1.05 ${font.serif};
  letter-spacing: -0.015em;
`;

const Line = styled.small`
  display: block;
  margin-top: 5px;
  font: 600 min(0.75rem, 4.5vw) / 1 ${font.sans};
  letter-spacing: 0.045em;
`;

const aboveName = css`
  flex-direction: column;
  justify-content: center;
  gap: 4px;

  > * {
    align-self: flex-start; /* the footer's links center their items */
  }
`;

const Root = styled.a<{ $onDark: boolean; $isWide: boolean }>`
  display: inline-flex;
  ${({ $isWide }) => ($isWide ? aboveName : "align-items: center; gap: 12px;")}
  min-width: 0; /* a long name has several lines */
  min-height: 48px;
  text-decoration: none;

  &,
  &:hover {
    color: ${({ $onDark }) => ($onDark ? color.onDark : color.ink)};
  }

  ${Line} {
    color: ${({ $onDark }) => ($onDark ? color.onDarkSoft : color.muted)};
  }
`;

const Mark = styled.svg`
  flex: none;
  width: 42px;
  height: 46px;
`;

/* Drawn: as text it would be read before the name. */
const Letter = styled.span<{ $onDark: boolean }>`
  flex: none;
  width: 42px;
  height: 46px;
  background: ${({ $onDark }) => ($onDark ? color.onDark : color.ground800)};
  color: ${({ $onDark }) => ($onDark ? color.ground800 : color.onDark)};
  font: 510 28px / 54px ${font.serif};
  text-align: center;
  clip-path: ${gable};
  forced-color-adjust: none;

  &::before {
    content: attr(data-letter);
  }
`;

type Plate = { $isLight: boolean; $isWide: boolean; $hasPlate: boolean };

const Logo = styled.img<Plate>`
  flex: none;
  width: auto;
  max-width: ${({ $isWide }) => ($isWide ? "min(416px, 100%)" : "132px")};
  height: ${({ $isWide }) => ($isWide ? 32 : 46)}px;
  border-radius: 6px;
  object-fit: contain;

  ${({ $hasPlate }) => ($hasPlate ? "&" : media.forcedColors)} {
    padding: 6px 10px;
    background: ${({ $isLight }) => ($isLight ? color.ground950 : color.paper)};
    forced-color-adjust: none;
  }
`;

const WordMark = styled(Logo)`
  flex: 0 1 auto;
  min-width: 0;
  max-width: min(${({ $isWide }) => ($isWide ? 416 : 260)}px, 100%);
  object-position: 0 50%;
`;

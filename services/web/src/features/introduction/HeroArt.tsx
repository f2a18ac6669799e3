import { styled } from "styled-components";
import heroWide from "../../pictures/hero-wide.svg";
import heroSmall from "../../pictures/hero-small.svg";
import { color, media } from "../../theme";

/**
 * The house in the hills, as a background, preloaded. On a phone the outlines, which come with the HTML, are there from the
 * first paint (`--hero-first`, render/headOf.ts).
 */
export const HeroArt = styled.div`
  position: absolute;
  inset: 0;
  background: url("${heroWide}") 50% 100% / cover no-repeat;

  &::after {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: 120px;
    background: linear-gradient(${color.paper}, ${color.paperClear});
  }

  ${media.upToTablet} {
    position: relative;
    inset: auto;
    height: clamp(300px, 62vw, 540px);
    margin-top: -12px;
    background-image: url("${heroSmall}"), var(--hero-first);
    background-position: 46% 100%;
    mask: linear-gradient(transparent, ${color.kept} 110px);

    &::after {
      content: none;
    }
  }

  ${media.upToPhone} {
    height: 272px;
    margin-top: -20px;
    background-position: 42% 100%;
  }
`;

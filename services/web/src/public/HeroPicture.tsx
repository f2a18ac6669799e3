import type { Business } from "@ridgeline/contract/business";
import { styled } from "styled-components";
import heroWide from "../pictures/hero-wide.svg";
import heroSmall from "../pictures/hero-small.svg";
import { color, media } from "../theme";
import { UploadedPicture } from "./UploadedPicture";

/** The owner's picture, or the drawing of a house in the hills. */
export function HeroPicture({ picture }: { picture: Business["pictures"]["hero"] }) {
  if (!picture) return <HeroArt />;
  return (
    <HeroPhoto>
      <UploadedPicture picture={picture} sizes="100vw" isFirst />
    </HeroPhoto>
  );
}

/* Behind the words, and faded toward them; on narrow screens below them. */
const Place = styled.div`
  position: absolute;
  inset: 0;

  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }

  ${media.upToTablet} {
    position: relative;

    &::after {
      content: none;
    }
  }
`;

/**
 * As a background, preloaded. On a phone the outlines, which come with the HTML, are there from the first paint
 * (`--hero-first`, documents/heroOutline.ts).
 */
const HeroArt = styled(Place)`
  background: url("${heroWide}") 50% 100% / cover no-repeat;

  &::after {
    height: 120px;
    background: linear-gradient(${color.paper}, ${color.paperClear});
  }

  ${media.upToTablet} {
    height: clamp(300px, 62vw, 540px);
    margin-top: -12px;
    background-image: url("${heroSmall}"), var(--hero-first);
    background-position: 46% 100%;
    mask: linear-gradient(transparent, ${color.kept} 110px);
  }

  ${media.upToPhone} {
    flex: 1 0 64px;
    margin-top: -20px;
    background-position: 42% 100%;
    mask: linear-gradient(transparent 20px, ${color.kept} min(110px, 60%));
  }
`;

/* On wide screens the words are on the picture's paper-colored side. */
const HeroPhoto = styled(Place)`
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &::after {
    background: linear-gradient(90deg, ${color.paper} 34%, ${color.paperClear} 72%);
  }

  ${media.upToTablet} {
    height: clamp(240px, 62vw, 540px);
    margin-top: 20px;
  }

  ${media.upToPhone} {
    flex: 1 0 180px;
  }
`;

import type { Business } from "@ridgeline/contract/business";
import { MapPin, Phone } from "lucide-react";
import { styled } from "styled-components";
import heroPhone from "../pictures/hero-small-800.avif";
import heroSharpPhone from "../pictures/hero-small-1280.avif";
import heroSmall from "../pictures/hero-small.svg";
import heroWide from "../pictures/hero-wide.svg";
import { useBusiness, usePhone, useWordsLanguage, whatAndWhere } from "../site/shownBusiness";
import { color, fontSize, media, radius, screenWidth, space, tap } from "../theme";
import { LinkButton } from "../ui/Button";
import { ground } from "../ui/ground";
import { Row, Stack, Wrap } from "../ui/layout";
import { directionOf, Isolated } from "../ui/text";
import { OpenLine } from "./OpenLine";
import { Proof } from "./Proof";
import { UploadedPicture } from "./UploadedPicture";
import { mark } from "../site/marks";

/** The first frame waits for this element (documents/headOf.ts). */
export const HERO_ID = "hero";

/** How wide the words beside the picture may be. */
const COPY = "min(636px, 54vw)";
const BESIDE_PHOTO = `calc(50vw - 80px - max(${space.gutter}, 50vw - ${space.content} / 2))`;
const GAP = "clamp(4px, 2svh, 20px)";

export function Hero() {
  const business = useBusiness();
  const phone = usePhone();
  const lang = useWordsLanguage();
  const { headline, subtext, kicker } = business.words;
  const line = kicker ?? whatAndWhere(business);
  const { hero } = business.pictures;
  return (
    <Root
      id={HERO_ID}
      data-photo={hero && ""}
      data-plain={!hero && business.hidesHills ? "" : undefined}
    >
      <Stage>
        <Copy>
          {line !== undefined && (
            <Kicker>
              <MapPin />
              <Isolated text={line} lang={kicker && lang} />
            </Kicker>
          )}
          <h1 dir={directionOf(headline)} lang={lang}>
            {headline}
          </h1>
          <HeroProof business={business} />
          <Lead dir={directionOf(subtext)} lang={lang}>
            {subtext}
          </Lead>
          <HeroActions />
          <Reach>
            <a href={phone.callHref}>
              <Phone />
              {phone.text}
            </a>
            <Hours emergency={business.emergency} />
          </Reach>
        </Copy>
      </Stage>
      {/* Last: if the first frame shows half of the HTML, nothing that is there moves. */}
      <HeroPicture business={business} />
    </Root>
  );
}

/** The owner's picture, or the drawing of a house in the hills; without both the words stand on the dark ground. */
function HeroPicture({ business: { pictures, hidesHills } }: { business: Business }) {
  if (!pictures.hero) return hidesHills ? null : <HeroArt />;
  return (
    <HeroPhoto>
      <UploadedPicture
        picture={pictures.hero}
        sizes={`${screenWidth.upToTablet} 100vw, 54vw`}
        isFirst
        {...mark("has-ground")}
      />
    </HeroPhoto>
  );
}

function HeroActions() {
  const phone = usePhone();
  return (
    <Actions>
      <LinkButton href="#quote-form" $size="large" {...mark("hero-button")}>
        Request a Free Estimate
      </LinkButton>
      <LinkButton href={phone.callHref} data-phone={phone.text} $variant="line" $size="large">
        <Phone />
        Call Now
      </LinkButton>
    </Actions>
  );
}

const Actions = styled(Row)`
  margin-top: ${space.xs};

  ${media.upToPhone} {
    a {
      flex: 1 auto;
      padding-inline: 14px;
      font-size: ${fontSize.label};
    }

    svg {
      display: none;
    }
  }
`;

/* The number and the hours. Over the drawing they have a background. */
const Reach = styled(Row)`
  gap: 0 ${space.s2};
  width: fit-content;

  a {
    --icon: 18px;
    display: flex;
    align-items: center;
    gap: ${space.s1};
    min-height: 44px;
    font-weight: 600;
    font-size: ${fontSize.lead};
    white-space: nowrap;
  }

  ${media.upToPhone} {
    margin-top: -8px; /* the number is higher than its text */
  }

  @media ${screenWidth.aboveTablet} {
    :not([data-photo], [data-plain]) > * > * > & {
      padding-inline: ${space.s2};
      border-radius: 22px;
      background: ${color.paperGlass};
    }
  }
`;

const Hours = styled(OpenLine)`
  @media (max-width: 22.5em) and (max-height: 40em) {
    > :nth-child(2) {
      display: none; /* the footer has it */
    }
  }
`;

/* Behind the words; on narrow screens below them. */
const Backdrop = styled.div`
  position: absolute;
  inset: 0;

  ${media.upToTablet} {
    position: relative;
    height: clamp(240px, 62vw, 540px);
  }
`;

/**
 * As a background, preloaded. The drawing is scaled to the room that a phone's words leave: below and beside it is more of the
 * forest. On a low screen that is a strip, for the wide drawing.
 */
const HeroArt = styled(Backdrop)`
  background: url("${heroWide}") 50% 100% / cover no-repeat;

  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: min(120px, 50%);
    background: linear-gradient(${color.paper}, ${color.paperClear});
  }

  ${media.upToTablet} {
    margin-top: -${space.s2};
  }

  @media ${screenWidth.heroIsUpright} {
    background-image: url("${heroSmall}");
    background-position: 46% 100%;
  }

  /* Pixels, which a phone decodes beside its main thread; a browser that does not know how keeps the drawing. */
  @media ${screenWidth.heroIsOnPhone} {
    background-image: image-set(
      url("${heroPhone}") 2x type("image/avif"),
      url("${heroSharpPhone}") 3x type("image/avif")
    );
  }

  ${media.upToPhone} {
    flex: 1 0 44px;
  }

  @media ${screenWidth.heroIsUpright} and ${screenWidth.upToPhone} {
    background-repeat: repeat-x;
    background-size: auto clamp(62vw, 150%, 80vw);
  }
`;

/* On wide screens the right half, with nothing over it. */
const HeroPhoto = styled(Backdrop)`
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  @media ${screenWidth.aboveTablet} {
    left: calc(50% - 40px);
    overflow: hidden;
    border-top-left-radius: ${radius.large};
  }

  ${media.upToTablet} {
    margin-top: ${space.md};
  }

  ${media.upToPhone} {
    flex: 1 0 50vw;
  }
`;

const HeroProof = styled(Proof)`
  a {
    color: ${tap.deep};
  }

  /* alone it is low */
  &:has(:only-child) {
    margin-top: calc(28px - ${GAP});
  }
`;

/* On a phone header, hero, badges and call bar fill the screen: the picture takes what is left. */
const Root = styled.section`
  position: relative;
  overflow: hidden;
  background: ${color.paper};
  color: ${color.ground700};

  &[data-plain] {
    ${ground.dark}
    --proof-line: ${color.lineDark};
  }

  ${media.upToTablet} {
    display: flex;
    flex-direction: column;
  }

  ${media.upToPhone} {
    &:not([data-plain]) {
      min-height: calc(100svh - ${space.header} - 126px);
    }
  }
`;

/* On a wide screen header, hero and badges fill the screen. */
const Stage = styled(Wrap)`
  position: relative;
  z-index: 1; /* above the picture */
  min-height: clamp(560px, 100svh - 154px, min(65vw, 940px));
  padding-block: clamp(40px, 4vw, 56px) clamp(64px, 10vw, 144px);

  /* only the drawing has a quiet part below the words */
  :is([data-photo], [data-plain]) > & {
    display: grid;
    align-content: center;
    padding-bottom: clamp(40px, 4vw, 56px);
  }

  ${media.upToTablet} {
    min-height: 0;
    padding-block: clamp(8px, min(7vw - 8px, 5svh), 48px) 0;

    [data-plain] > & {
      padding-block: ${space.s5} ${space.s6};
    }
  }
`;

const Copy = styled(Stack)`
  gap: ${GAP};
  max-width: ${COPY};

  @media ${screenWidth.aboveTablet} {
    [data-photo] & {
      max-width: ${BESIDE_PHOTO};

      h1 {
        font-size: clamp(2.25rem, 1.2rem + 2.4vw, 4.5rem);
      }
    }

    [data-plain] & {
      max-width: none;
    }
  }

  [data-plain] & h1 {
    max-width: 12em;
    font-size: min(clamp(2.75rem, 1.5rem + 5vw, 5.75rem), 0.55rem + 8.6vw);
  }

  ${media.upToTablet} {
    max-width: 680px;
  }

  /* as large as the room allows */
  @media (min-width: 100em) {
    :not([data-photo], [data-plain]) > * > & {
      max-width: 840px;

      h1 {
        font-size: 5.25rem;
      }
    }

    > p {
      font-size: 1.375rem;
    }
  }

  ${media.short} {
    max-width: none;

    h1 {
      font-size: ${fontSize.title};
    }
  }
`;

const Kicker = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s1};
  font-weight: 600;
  font-size: ${fontSize.small};

  @media (max-width: 45em) and (max-height: 43em), (max-height: 30em) {
    display: none;
  }
`;

const Lead = styled.p`
  max-width: 30em;
  color: var(--heading);
  font-size: ${fontSize.lead};
  line-height: 1.5;
  text-wrap: balance;
`;

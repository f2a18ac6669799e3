import type { Business } from "@ridgeline/contract/business";
import { Handshake, MapPin, Phone, ShieldCheck, Timer } from "lucide-react";
import { styled } from "styled-components";
import heroPhone from "../pictures/hero-small-800.avif";
import heroSharpPhone from "../pictures/hero-small-1280.avif";
import heroSmall from "../pictures/hero-small.svg";
import heroWide from "../pictures/hero-wide.svg";
import { useBusiness, usePhone } from "../site/shownBusiness";
import { color, font, fontSize, media, screenWidth, space, tap } from "../theme";
import { LinkButton } from "../ui/Button";
import { ground } from "../ui/ground";
import { Row, Stack, Wrap } from "../ui/layout";
import { directionOf, Isolated } from "../ui/text";
import { OpenLine } from "./OpenLine";
import { Proof } from "./Proof";
import { UploadedPicture } from "./UploadedPicture";

/** The first frame waits for this element (documents/headOf.ts). */
export const HERO_ID = "hero";

/** How wide the words beside the picture may be. */
const COPY = "min(636px, 54vw)";
const GAP = "clamp(4px, 2svh, 20px)";

export function Hero() {
  const business = useBusiness();
  const { kicker, headline, subtext } = business.words;
  return (
    <Root data-photo={business.pictures.hero && ""}>
      <Stage>
        <Copy>
          {kicker !== undefined && (
            <Kicker>
              <MapPin aria-hidden />
              <Isolated text={kicker} />
            </Kicker>
          )}
          <h1 dir={directionOf(headline)}>{headline}</h1>
          <HeroProof business={business} />
          <Lead dir={directionOf(subtext)}>{subtext}</Lead>
          <HeroActions />
          <Hours emergency={business.emergency} />
        </Copy>
      </Stage>
      {/* Last: if the first frame shows half of the HTML, nothing that is there moves. */}
      <HeroPicture business={business} />
    </Root>
  );
}

/** The owner's picture, or the drawing of a house in the hills, or roofs. */
function HeroPicture({ business: { pictures, hidesHills } }: { business: Business }) {
  if (!pictures.hero) return hidesHills ? <HeroRoofs id={HERO_ID} /> : <HeroArt id={HERO_ID} />;
  return (
    <HeroPhoto id={HERO_ID}>
      <UploadedPicture picture={pictures.hero} sizes="100vw" isFirst />
    </HeroPhoto>
  );
}

function HeroActions() {
  const phone = usePhone();
  return (
    <Actions>
      <LinkButton href="#quote-form" $size="large">
        Request a Free Estimate
      </LinkButton>
      <LinkButton href={phone.callHref} $variant="line" $size="large">
        <Phone aria-hidden />
        Call Now
      </LinkButton>
    </Actions>
  );
}

const ICONS = [ShieldCheck, Handshake, Timer];

export function HeroBadges() {
  const { words, isInsured } = useBusiness();
  const isSaid = words.badges.some((badge) => /insured/i.test(badge));
  const badges = isInsured && !isSaid ? [...words.badges, "Insured"].slice(0, 3) : words.badges;
  if (badges.length === 0) return null;
  return (
    <Rail>
      <Wrap>
        <List as="ul">
          {badges.map((badge, index) => {
            const Icon = ICONS[index] ?? ShieldCheck;
            return (
              <li key={badge}>
                <Icon aria-hidden />
                {badge}
              </li>
            );
          })}
        </List>
      </Wrap>
    </Rail>
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

/* Over the picture it has its own background. */
const Hours = styled(OpenLine)`
  width: fit-content;
  padding: 6px ${space.s2};
  border-radius: 18px;
  background: ${color.paperGlass};
  color: ${color.ground700};

  [data-photo] & {
    padding: 0;
    background: none;
  }

  ${media.upToTablet} {
    padding: 0;
    background: none;
  }

  ${media.upToNarrow} {
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

/* On wide screens they fade in beside the words. */
const HeroRoofs = styled(Backdrop)`
  background: var(--ridges) 100% 100% / auto min(62%, 420px) repeat-x;
  mask: linear-gradient(90deg, transparent 46%, ${color.mask} 66%);

  ${media.upToTablet} {
    height: clamp(120px, 32vw, 280px);
    background-size: auto 100%;
    mask: none;
  }

  ${media.upToPhone} {
    flex: 1 0 44px;
    background-size: auto min(100%, 150px);
  }
`;

/* On wide screens it is opaque paper to the end of the words, and then fades in without an edge. */
const HeroPhoto = styled(Backdrop)`
  img {
    position: absolute;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &::after {
    --end: calc(max(${space.gutter}, 50% - ${space.content} / 2) + ${COPY});
    content: "";
    position: absolute;
    inset: 0;
    background: linear-gradient(
      90deg,
      ${color.paper} var(--end),
      rgba(251, 245, 233, 0.97) calc(var(--end) + 4%),
      rgba(251, 245, 233, 0.84) calc(var(--end) + 9%),
      rgba(251, 245, 233, 0.5) calc(var(--end) + 17%),
      rgba(251, 245, 233, 0.16) calc(var(--end) + 25%),
      rgba(251, 245, 233, 0.03) calc(var(--end) + 30%),
      ${color.paperClear} calc(var(--end) + 34%)
    );
  }

  ${media.upToTablet} {
    margin-top: ${space.md};

    &::after {
      content: none;
    }
  }

  ${media.upToPhone} {
    flex: 1 0 140px;
  }
`;

const HeroProof = styled(Proof)`
  color: ${color.ground700};

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

  ${media.upToTablet} {
    display: flex;
    flex-direction: column;
  }

  ${media.upToPhone} {
    min-height: calc(100svh - ${space.header} - 126px);
  }
`;

/* On a wide screen header, hero and badges fill the screen. */
const Stage = styled(Wrap)`
  position: relative;
  z-index: 1; /* above the picture */
  min-height: clamp(560px, 100svh - 154px, min(65vw, 940px));
  padding-block: clamp(40px, 4vw, 56px) clamp(64px, 10vw, 144px);

  /* a photo has no quiet part below the words */
  [data-photo] > & {
    display: grid;
    align-content: center;
    padding-bottom: clamp(40px, 4vw, 56px);
  }

  ${media.upToTablet} {
    min-height: 0;
    padding-block: clamp(8px, min(7vw - 8px, 5svh), 48px) 0;
  }
`;

const Copy = styled(Stack)`
  gap: ${GAP};
  max-width: ${COPY};
  color: ${color.ink};

  ${media.upToTablet} {
    max-width: 680px;
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
  color: ${color.ground700};
  font-weight: 600;
  font-size: ${fontSize.small};

  @media (max-width: 45em) and (max-height: 43em), (max-height: 30em) {
    display: none;
  }
`;

const Lead = styled.p`
  max-width: 30em;
  font-size: ${fontSize.lead};
  line-height: 1.5;
  text-wrap: balance;
`;

const Rail = styled.div`
  ${ground.dark}
  color: ${color.onDark};
`;

const List = styled(Row)`
  --icon: 28px;
  justify-content: space-between;
  padding-block: 20px;

  li {
    display: flex;
    align-items: center;
    gap: clamp(6px, 1.2vw, 14px);
    font: 510 ${fontSize.h3} / 1.2 ${font.serif};
    overflow-wrap: anywhere;
  }

  svg {
    color: ${color.ground300};
    stroke-width: 1.6;
  }

  ${media.upToPhone} {
    --icon: 20px;
    gap: 4px;
    padding-block: 10px 13px;

    li {
      flex: 1 1 0;
      max-width: 100%;
      font-size: ${fontSize.badge};
    }
  }
`;

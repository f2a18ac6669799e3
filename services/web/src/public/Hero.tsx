import type { Business } from "@ridgeline/contract/business";
import { Handshake, MapPin, Phone, ShieldCheck, Timer } from "lucide-react";
import { styled } from "styled-components";
import heroSmall from "../pictures/hero-small.svg";
import heroWide from "../pictures/hero-wide.svg";
import { useBusiness, usePhone } from "../site/business";
import { color, font, fontSize, media, space, tap } from "../theme";
import { LinkButton } from "../ui/Button";
import { ground } from "../ui/ground";
import { Wrap } from "../ui/layout";
import { OpenLine } from "./OpenLine";
import { Proof } from "./Proof";
import { UploadedPicture } from "./UploadedPicture";

export function Hero() {
  const business = useBusiness();
  const { kicker, headline, subtext } = business.words;
  return (
    <Root>
      <HeroPicture picture={business.pictures.hero} />
      <Stage>
        <Copy>
          {kicker !== undefined && (
            <Kicker>
              <MapPin aria-hidden />
              <bdi>{kicker}</bdi>
            </Kicker>
          )}
          <h1 dir="auto">{headline}</h1>
          <HeroProof business={business} />
          <Lead dir="auto">{subtext}</Lead>
          <HeroActions />
          <Hours emergency={business.emergency} />
        </Copy>
      </Stage>
    </Root>
  );
}

/** The owner's picture, or the drawing of a house in the hills. */
function HeroPicture({ picture }: { picture: Business["pictures"]["hero"] }) {
  if (!picture) return <HeroArt />;
  return (
    <HeroPhoto>
      <UploadedPicture picture={picture} sizes="100vw" isFirst />
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
  const { badges } = useBusiness().words;
  if (badges.length === 0) return null;
  return (
    <Rail>
      <Wrap>
        <List>
          {badges.map((badge, index) => {
            const Icon = ICONS[index] ?? ShieldCheck;
            return (
              <li key={badge}>
                <Icon aria-hidden />
                <span>{badge}</span>
              </li>
            );
          })}
        </List>
      </Wrap>
    </Rail>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s4};

  ${media.upToPhone} {
    gap: 12px;
    margin-top: 20px;

    a {
      flex: 1 auto;
      padding-inline: 14px;
      font-size: 1rem;
    }

    svg {
      display: none;
    }
  }

  ${media.upToNarrow} {
    margin-top: 10px;
  }

  ${media.short} {
    margin-top: ${space.s1};
  }
`;

/* Over the picture it has a ground of its own. */
const Hours = styled(OpenLine)`
  width: fit-content;
  margin-top: ${space.s2};
  padding: 6px ${space.s2};
  border-radius: 18px;
  background: ${color.paperGlass};
  color: ${color.green700};

  ${media.upToTablet} {
    padding: 0;
    background: none;
  }

  ${media.upToPhone} {
    margin-top: 10px;
  }

  ${media.upToNarrow} {
    margin-top: 4px;

    > :nth-child(2) {
      display: none; /* the footer has it */
    }
  }
`;

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
 * (`--hero-first`, documents/headOf.ts).
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

const HeroProof = styled(Proof)`
  margin-top: 20px;
  color: ${color.green700};
  font-size: ${fontSize.card};

  b {
    color: ${color.ink};
  }

  a {
    color: ${tap.deep};
  }

  ${media.upToPhone} {
    margin-top: 12px;
    font-size: ${fontSize.badge};
  }

  ${media.upToNarrow} {
    margin-top: ${space.s1};
  }

  ${media.short} {
    margin-top: 4px;

    li:not(:only-child) {
      max-width: none;
    }
  }
`;

const Root = styled.section`
  position: relative;
  overflow: hidden;
  background: ${color.paper};
  h1 {
    max-width: 13em;
  }

  ${media.upToTablet} {
    display: flex;
    flex-direction: column-reverse;
  }

  /* header, hero, badges and call bar fill the screen: the picture takes what is left */
  ${media.upToPhone} {
    min-height: calc(100svh - ${space.header} - 128px);

    h1 {
      font-size: min(${fontSize.display}, 0.6rem + 7.8vw); /* narrow or large: a word still fits */
    }
  }

  ${media.short} {
    h1 {
      max-width: none;
      font-size: 1.75rem;
    }

    p {
      max-width: none;
      margin-top: ${space.s1};
      font-size: ${fontSize.card};
      line-height: 1.4;
    }
  }
`;

const Stage = styled(Wrap)`
  position: relative;
  min-height: clamp(712px, 100svh - 154px, 940px); /* header, hero and badges fill the screen */
  padding-block: 56px 144px;

  ${media.upToLaptop} {
    min-height: clamp(560px, 100svh - 142px, 660px);
    padding-block: ${space.s5} ${space.s8};
  }

  ${media.upToTablet} {
    z-index: 1;
    min-height: 0;
    padding-block: ${space.s6} 0;
  }

  ${media.upToPhone} {
    padding-block: ${space.s2} 0;
  }

  ${media.short} {
    padding-top: ${space.s1};
  }
`;

const Copy = styled.div`
  max-width: 636px;

  ${media.upToLaptop} {
    max-width: min(540px, 54vw);
  }

  ${media.upToTablet} {
    max-width: 680px;
  }
`;

const Kicker = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space.s1};
  margin-bottom: 18px;
  color: ${color.green700};
  font-weight: 600;

  ${media.upToPhone} {
    margin-bottom: ${space.s1};
    font-size: ${fontSize.small};
  }

  ${media.short} {
    display: none;
  }
`;

const Lead = styled.p`
  max-width: 30em;
  margin-top: ${space.s3};
  color: ${color.ink};
  font-size: ${fontSize.lead};
  line-height: 1.55;
  text-wrap: balance;

  ${media.upToLaptop} {
    max-width: 26em;
  }

  ${media.upToPhone} {
    margin-top: ${space.s2};
  }

  ${media.upToNarrow} {
    margin-top: ${space.s1};
    font-size: ${fontSize.card};
  }
`;

const Rail = styled.div`
  ${ground.evergreen}
  background: ${color.green800};
  color: ${color.onDark};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.s2} ${space.s5};
  padding-block: ${space.s1} ${space.s4};

  li {
    display: flex;
    align-items: center;
    gap: 14px;
    font: 560 1.3125rem/1.2 ${font.serif};
    letter-spacing: -0.005em;
  }

  span {
    min-width: 0;
  }

  svg {
    width: 28px;
    height: 28px;
    color: ${color.green300};
    stroke-width: 1.6;
  }

  ${media.upToTablet} {
    gap: ${space.s2} 20px;

    li {
      gap: 12px;
      font-size: ${fontSize.quote};
    }
  }

  ${media.upToPhone} {
    gap: 4px;
    padding-block: 4px ${space.s2};

    li {
      flex: 1 1 0;
      gap: 6px;
      max-width: 100%;
      font-size: clamp(0.875rem, 4vw, ${fontSize.small});
    }

    svg {
      width: 20px;
      height: 20px;
    }
  }
`;

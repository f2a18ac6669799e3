import MapPin from "lucide-react/icons/map-pin";
import { styled } from "styled-components";
import { useBusiness } from "../site/business";
import { color, fontSize, media, space } from "../theme";
import { Wrap } from "../ui/layout";
import { HeroActions } from "./HeroActions";
import { HeroPicture } from "./HeroPicture";
import { HeroProof } from "./HeroProof";

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
        </Copy>
      </Stage>
    </Root>
  );
}

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

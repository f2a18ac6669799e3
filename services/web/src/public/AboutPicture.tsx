import { styled } from "styled-components";
import { useBusiness } from "../site/business";
import truck from "../pictures/about-truck.svg";
import { color, font, fontSize, gable, media, radius, screenWidth } from "../theme";
import { UploadedPicture } from "./UploadedPicture";

/** The owner's picture, or a drawing. */
export function AboutPicture() {
  const { pictures, yearsInBusiness } = useBusiness();
  return (
    <Figure>
      <Frame>
        {pictures.about ? (
          <UploadedPicture
            picture={pictures.about}
            sizes={`${screenWidth.upToLaptop} 90vw, 480px`}
          />
        ) : (
          <Truck
            src={truck}
            alt="Drawing of a pickup loaded with ladder, lumber and tools"
            width={640}
            height={760}
            loading="lazy"
            decoding="async"
          />
        )}
      </Frame>
      {yearsInBusiness !== undefined && (
        <Years>
          <b>{yearsInBusiness}+</b>
          <span>
            years of
            <br />
            good work
          </span>
        </Years>
      )}
    </Figure>
  );
}

const Figure = styled.figure`
  position: relative;
`;

/* On a tablet it is as high as the value points next to it. */
const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 19;

  img {
    width: 100%;
    height: 100%;
    border-radius: ${radius.large};
    object-fit: cover;
  }

  ${media.upToLaptop} {
    height: 100%;
    min-height: 300px;
    aspect-ratio: auto;

    img {
      position: absolute;
    }
  }

  ${media.upToPhone} {
    min-height: 0;
    aspect-ratio: 9 / 5;
  }
`;

const Truck = styled.img`
  object-position: 15% 100%;
`;

const Years = styled.figcaption`
  position: absolute;
  right: -28px;
  top: 40px;
  display: grid;
  place-items: center;
  align-content: center;
  width: 8.5rem;
  height: 8.5rem;
  padding-top: 18px;
  background: ${color.haint};
  color: ${color.ink};
  text-align: center;
  clip-path: ${gable};

  b {
    font: 560 2.75rem/1 ${font.serif};
    letter-spacing: -0.03em;
  }

  span {
    font-size: ${fontSize.small};
    font-weight: 600;
    line-height: 1.2;
  }

  ${media.upToLaptop} {
    right: -20px;
    top: 24px;
  }

  ${media.upToPhone} {
    right: 12px;
    top: -16px;
    width: min(7rem, 36vw);
    height: min(7.25rem, 37vw);

    b {
      font-size: min(2.25rem, 12vw);
    }

    span {
      font-size: min(0.8125rem, 4.5vw);
    }
  }
`;

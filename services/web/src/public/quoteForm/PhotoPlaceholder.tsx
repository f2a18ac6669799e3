import Images from "lucide-react/icons/images";
import { styled } from "styled-components";
import { usePhone } from "../../site/business";
import { color, fontSize, radius, space } from "../../theme";
import { Optional } from "../../ui/fields";
import { InOnePiece } from "../../ui/InOnePiece";
import { TextLink } from "../../ui/links";

export function PhotoPlaceholder() {
  const phone = usePhone();
  return (
    <div role="group" aria-labelledby="photos-label">
      <Head>
        <span id="photos-label">
          Photos <Optional>(optional)</Optional>
        </span>
        <TextLink href={phone.textHref}>
          <span>
            Text them to <InOnePiece>{phone.text}</InOnePiece>
          </span>
        </TextLink>
      </Head>
      <Area>
        <Images aria-hidden />
        <p>
          Photo uploads will be available soon
          <small>PNG, JPG, GIF up to 10MB each</small>
        </p>
      </Area>
    </div>
  );
}

/* The link's tap area of 48 px overlaps what is above and below. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.s1};
  margin-bottom: ${space.s1};
  color: ${color.ink};
  font-weight: 620;
  font-size: 1rem;
  line-height: 1.3;

  a {
    margin-block: min(0px, (1.3rem - 48px) / 2);
    font-size: ${fontSize.small};
  }
`;

const Area = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 64px;
  padding: ${space.s1} 12px;
  border: 1.5px dashed ${color.lineDashed};
  border-radius: ${radius.medium};
  background: ${color.paper};
  font-size: ${fontSize.small};
  line-height: 1.35;

  svg {
    width: 26px;
    height: 26px;
    color: ${color.green700};
    stroke-width: 1.5;
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.badge};
  }
`;

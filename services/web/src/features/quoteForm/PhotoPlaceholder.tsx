import Images from "lucide-react/icons/images";
import { styled } from "styled-components";
import { usePhone } from "../../site/business";
import { color, fontSize, radius, space } from "../../theme";
import { Optional } from "../../ui/controls/Field";
import { InOnePiece } from "../../ui/text/InOnePiece";
import { TextLink } from "../../ui/controls/TextLink";

export function PhotoPlaceholder() {
  const phone = usePhone();
  return (
    <div role="group" aria-labelledby="photos-label">
      <Title id="photos-label">
        Photos <Optional>(optional)</Optional>
      </Title>
      <Area>
        <Images aria-hidden />
        <div>
          <p>
            Photo uploads will be available soon
            <small>PNG, JPG, GIF up to 10MB each</small>
          </p>
          <TextLink href={phone.textHref}>
            <span>
              Text photos to <InOnePiece>{phone.text}</InOnePiece>
            </span>
          </TextLink>
        </div>
      </Area>
    </div>
  );
}

const Title = styled.p`
  margin-bottom: ${space.s1};
  color: ${color.ink};
  font-size: 1rem;
  font-weight: 620;
  line-height: 1.3;

  ${Optional} {
    margin-left: 3px;
  }
`;

const Area = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s2};
  padding: 20px 20px ${space.s1}; /* the link brings its own space */
  border: 1.5px dashed ${color.lineDashed};
  border-radius: ${radius.medium};
  background: ${color.paper};
  line-height: 1.45;

  svg {
    width: 32px;
    height: 32px;
    color: ${color.green700};
    stroke-width: 1.5;
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${fontSize.small};
  }
`;

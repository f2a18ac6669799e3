import type { Business } from "@ridgeline/contract/business";
import { styled } from "styled-components";
import { UploadedPicture } from "../../pictures/UploadedPicture";
import { color, font, space } from "../../theme";

/** Who is behind the business. */
export function OwnerCard({ owner }: { owner: NonNullable<Business["owner"]> }) {
  return (
    <Root>
      {owner.portrait && <Portrait picture={owner.portrait} sizes="72px" />}
      <div>
        {owner.sentence !== undefined && <p dir="auto">{owner.sentence}</p>}
        <Name dir="auto">{owner.name}</Name>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  margin-top: ${space.s4};
  overflow-wrap: anywhere;
`;

const Portrait = styled(UploadedPicture)`
  flex: none;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  object-fit: cover;
`;

const Name = styled.p`
  color: ${color.onDark};
  font: 560 1.125rem/1.4 ${font.serif};
`;

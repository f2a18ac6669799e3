import type { Business } from "@ridgeline/contract/business";
import { styled } from "styled-components";
import { UploadedPicture } from "./UploadedPicture";
import { color, font, space } from "../theme";

/** Who is behind the business. */
export function OwnerCard({ owner }: { owner: NonNullable<Business["owner"]> }) {
  return (
    <Root>
      {owner.portrait && <Portrait picture={owner.portrait} sizes="96px" />}
      <div>
        {owner.sentence !== undefined && <Sentence dir="auto">{owner.sentence}</Sentence>}
        <p dir="auto">
          <b>{owner.name}</b>, owner
        </p>
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${space.s2};
  align-items: center;
  margin-top: ${space.s4};
  padding-top: ${space.s3};
  border-top: 1px solid ${color.lineDark};
  overflow-wrap: anywhere;

  b {
    color: ${color.onDark};
    font: 560 1.125rem/1.4 ${font.serif};
  }
`;

const Portrait = styled(UploadedPicture)`
  flex: none;
  width: 96px;
  height: 96px;
  border-radius: 50%;
  object-fit: cover;
`;

const Sentence = styled.p`
  margin-bottom: ${space.s1};
  color: ${color.onDark};
  font:
    430 1.25rem / 1.45 "Fraunces Quote",
    ${font.serif};
`;

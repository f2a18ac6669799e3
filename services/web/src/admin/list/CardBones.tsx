import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media, radius, space } from "../../theme";
import { Bone, Skeleton } from "../../ui/states/Skeleton";
import { ThreeColumns } from "./CardGrid";

const CARDS = 6;

type CardBonesProps = { picture?: ReactNode; children?: ReactNode };

/** The outlines of ContentCards while they load: `picture` above, `children` between the badge and the buttons. */
export function CardBones({ picture, children = <TextBones /> }: CardBonesProps) {
  return (
    <ThreeColumns aria-hidden>
      {Array.from({ length: CARDS }, (_, index) => (
        <BoneCard key={index}>
          {picture}
          <Ends>
            <Bone $width="84px" />
            <Bone $width="78px" $height="28px" />
          </Ends>
          {children}
          <Ends>
            <Bone $width="22%" />
            <Bone $width="30%" />
            <Bone $width="22%" />
          </Ends>
        </BoneCard>
      ))}
    </ThreeColumns>
  );
}

/** A card's picture. */
export const PictureBone = styled(Bone)`
  height: auto;
  aspect-ratio: 4 / 3;
  border-radius: ${radius.medium};
`;

/** A title and a text. */
export function TextBones() {
  return (
    <>
      <Bone $width="70%" $height="22px" />
      <Bone />
      <Bone $width="60%" />
    </>
  );
}

const BoneCard = styled(Skeleton)`
  display: grid;
  align-content: start;
  gap: ${space.s2};
  padding: 20px ${space.s3};

  ${media.upToPhone} {
    padding: ${space.s2} 20px;
  }
`;

const Ends = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

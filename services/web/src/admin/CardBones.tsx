import { styled } from "styled-components";
import { Bone, Skeleton } from "../ui/Skeleton";
import { ThreeColumns } from "./CardGrid";

const CARDS = 6;

/** The shape of the cards that are on their way. */
export function CardBones() {
  return (
    <ThreeColumns aria-hidden>
      {Array.from({ length: CARDS }, (_, index) => (
        <BoneCard key={index}>
          <Bone $width="45%" $height="24px" />
          <Bone $width="80%" $height="22px" />
          <Bone />
          <Bone $width="70%" />
        </BoneCard>
      ))}
    </ThreeColumns>
  );
}

const BoneCard = styled(Skeleton)`
  display: grid;
  align-content: start;
  gap: 14px;
  height: 264px;
  padding: 24px;
`;

import { styled } from "styled-components";
import { gable, media, space } from "../../theme";
import { LoadingState } from "../../ui/states/LoadingState";
import { Bone, Skeleton } from "../../ui/states/Skeleton";

/** Together with the loader's card as many as the starter content, so that the page keeps its length. */
const BONE_CARDS = 9;

export function ServiceCardBones() {
  return (
    <>
      <LoaderCard data-needs-script="">
        <LoadingState text="Loading services..." />
      </LoaderCard>
      {Array.from({ length: BONE_CARDS }, (_, index) => (
        <BoneCard key={index} aria-hidden data-needs-script="">
          <Tile />
          <div>
            <Bone $width="70%" $height="22px" />
            <Bone />
            <Bone $width="84%" />
          </div>
        </BoneCard>
      ))}
    </>
  );
}

const BoneCard = styled(Skeleton)`
  min-height: 306px;
  padding: ${space.s3};

  ${Bone} {
    margin-top: 12px;
  }

  ${media.upToPhone} {
    display: grid;
    grid-template-columns: 52px 1fr;
    gap: ${space.s2};
    min-height: 166px;
    padding: ${space.s2} 0;
    border-width: 1px 0 0;
    border-radius: 0;
    background: none;
  }
`;

const LoaderCard = styled(BoneCard)`
  display: grid;
  grid-template-columns: 1fr;
  place-items: center;
  padding: 0;
`;

const Tile = styled(Bone)`
  && {
    margin-top: 0;
  }

  width: 52px;
  height: 56px;
  clip-path: ${gable};
`;

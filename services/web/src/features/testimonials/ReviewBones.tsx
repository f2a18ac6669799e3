import { styled } from "styled-components";
import { media, space } from "../../theme";
import { LoadingState } from "../../ui/LoadingState";
import { Bone, Skeleton } from "../../ui/Skeleton";

const BONE_CARDS = 7;

export function ReviewBones() {
  return (
    <Row data-needs-script="">
      <BoneCard>
        <LoadingState text="Loading testimonials..." />
      </BoneCard>
      {Array.from({ length: BONE_CARDS }, (_, index) => (
        <BoneCard key={index} aria-hidden>
          <Bone $width="110px" />
          <Bone />
          <Bone />
          <Bone $width="76%" />
          <Bone $width="40%" />
        </BoneCard>
      ))}
    </Row>
  );
}

const Row = styled.div`
  ${media.upToPhone} {
    display: flex;
    gap: 16px;
    margin-inline: calc(${space.gutter} * -1);
    padding: 4px ${space.gutter} 16px;
    overflow: hidden;
  }
`;

const BoneCard = styled(Skeleton)`
  min-height: 224px;
  margin-bottom: 24px;
  padding: 28px;
  break-inside: avoid;

  ${Bone} {
    margin-bottom: 16px;
  }

  ${media.upToPhone} {
    flex: 0 0 84%;
    min-height: 316px;
    margin: 0;
  }
`;

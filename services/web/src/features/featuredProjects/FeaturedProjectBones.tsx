import { styled } from "styled-components";
import { color } from "../../theme";
import { LoadingState } from "../../ui/states/LoadingState";
import { Bone } from "../../ui/states/Skeleton";
import { FeaturedProjectFrame, FeaturedProjectGrid } from "./FeaturedProjectFrame";

const BONE_CARDS = 5;

export function FeaturedProjectBones() {
  return (
    <FeaturedProjectGrid as="div">
      <div>
        <FeaturedProjectFrame>
          <LoaderPicture>
            <LoadingState text="Loading featured projects..." />
          </LoaderPicture>
        </FeaturedProjectFrame>
        <Lines />
      </div>
      {Array.from({ length: BONE_CARDS }, (_, index) => (
        <div key={index} aria-hidden>
          <FeaturedProjectFrame>
            <Bone />
          </FeaturedProjectFrame>
          <Lines />
        </div>
      ))}
    </FeaturedProjectGrid>
  );
}

function Lines() {
  return (
    <Caption aria-hidden>
      <Bone $width="60%" $height="22px" />
      <Bone />
      <Bone $width="80%" />
    </Caption>
  );
}

const LoaderPicture = styled.div`
  display: grid;
  place-items: center;
  background: ${color.paper};
`;

const Caption = styled.div`
  display: grid;
  gap: 10px;
  min-height: 104px;
  margin: 20px 10px 0;
  align-content: start;
`;

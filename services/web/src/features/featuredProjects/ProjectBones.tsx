import { styled } from "styled-components";
import { color } from "../../theme";
import { LoadingState } from "../../ui/LoadingState";
import { Bone } from "../../ui/Skeleton";
import { ProjectFrame } from "./ProjectFrame";
import { ProjectGrid } from "./ProjectGrid";

const BONE_CARDS = 5;

export function ProjectBones() {
  return (
    <ProjectGrid as="div">
      <div>
        <ProjectFrame>
          <LoaderPicture>
            <LoadingState text="Loading featured projects..." />
          </LoaderPicture>
        </ProjectFrame>
        <Lines />
      </div>
      {Array.from({ length: BONE_CARDS }, (_, index) => (
        <div key={index} aria-hidden>
          <ProjectFrame>
            <Bone />
          </ProjectFrame>
          <Lines />
        </div>
      ))}
    </ProjectGrid>
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

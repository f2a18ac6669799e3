import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { styled } from "styled-components";
import { media, space } from "../../theme";
import { LongText } from "../../ui/text/LongText";
import { FeaturedProjectFrame } from "./FeaturedProjectFrame";
import { FeaturedProjectPicture } from "./FeaturedProjectPicture";

type FeaturedProjectCardProps = {
  project: PublicFeaturedProject;
  /** How many there are. */
  of: number;
};

export function FeaturedProjectCard({ project, of }: FeaturedProjectCardProps) {
  return (
    <Root data-of={of}>
      <FeaturedProjectFrame>
        <FeaturedProjectPicture project={project} of={of} />
      </FeaturedProjectFrame>
      <h3 dir="auto">{project.title}</h3>
      <LongText text={project.description} about={project.title} />
    </Root>
  );
}

const Root = styled.li`
  overflow-wrap: break-word;

  h3 {
    margin: 20px 10px 0;
  }

  p,
  button {
    margin: ${space.s1} 10px 0;
    font-size: 1rem;
    line-height: 1.55;
  }

  ${media.upToPhone} {
    h3 {
      margin: ${space.s2} 0 0;
    }

    p,
    button {
      margin-inline: 0;
    }
  }
`;

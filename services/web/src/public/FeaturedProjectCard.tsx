import type { PublicFeaturedProject } from "@ridgeline/contract/featuredProject";
import { css, styled } from "styled-components";
import { media, screenWidth, space } from "../theme";
import { LongText } from "../ui/text";
import { FeaturedProjectFrame } from "./FeaturedProjectFrame";
import { FeaturedProjectPicture } from "./FeaturedProjectPicture";
import { PictureLink } from "./PictureLink";
import type { ProjectShape } from "./projectShape";

type FeaturedProjectCardProps = {
  project: PublicFeaturedProject;
  /** How many there are. */
  of: number;
  shape: ProjectShape;
};

export function FeaturedProjectCard({ project, of, shape }: FeaturedProjectCardProps) {
  return (
    <Root data-of={of} data-shape={shape === "third" ? undefined : shape}>
      <FeaturedProjectFrame>
        <PictureLink project={project}>
          <FeaturedProjectPicture project={project} of={of} shape={shape} />
        </PictureLink>
      </FeaturedProjectFrame>
      <div>
        <h3 dir="auto">{project.title}</h3>
        <LongText text={project.description} about={project.title} />
      </div>
    </Root>
  );
}

/** The picture takes two thirds of a row, with the text next to it. */
const wholeRow = css`
  grid-column: 1 / -1;
  flex-direction: row;
  align-items: center;
  gap: ${space.s3};

  > :first-child {
    flex: 2;
  }

  > :last-child {
    flex: 1;
    min-width: 0;
  }

  h3 {
    font-size: 1.625rem;
  }
`;

const Root = styled.li`
  display: flex;
  flex-direction: column;
  grid-column: span 2;

  > :last-child {
    margin: 20px 10px 0;
  }

  p {
    margin-top: ${space.s1};
    font-size: 1rem;
    line-height: 1.55;
  }

  ${media.aboveLaptop} {
    &[data-shape="row"] {
      ${wholeRow}
    }

    &[data-shape="half"] {
      grid-column: span 3;
    }

    &[data-shape="corner"] {
      grid-area: span 2 / span 4;

      > :first-child {
        flex: 1; /* as high as the two next to it, within reason */
        max-height: 740px;
      }

      h3 {
        font-size: 1.625rem;
      }
    }
  }

  @media ${screenWidth.abovePhone} and ${screenWidth.upToLaptop} {
    grid-column: span 3;

    :not(details) > * > &:first-child:nth-last-child(odd) {
      ${wholeRow}
    }
  }

  ${media.upToPhone} {
    > :last-child {
      margin: ${space.s2} 0 0;
    }
  }
`;

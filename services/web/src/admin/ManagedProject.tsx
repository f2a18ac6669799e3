import type { FeaturedProject } from "@ridgeline/contract/featuredProject";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { ContentCard, Order } from "./kit/ContentCard";
import { BlockedNote, PictureWithFallback } from "./photo/PhotoField";
import { radius, space } from "../theme";
import { LongText } from "../ui/text";

type ManagedProjectProps = { project: FeaturedProject; actions: ReactNode };

/** One featured project in the owner's list. */
export function ManagedProject({ project, actions }: ManagedProjectProps) {
  return (
    <ContentCard
      picture={
        <>
          <Picture
            src={project.imageUrl}
            alt={project.altText}
            width={800}
            height={600}
            loading="lazy"
            decoding="async"
          />
          <BlockedNote src={project.imageUrl} />
        </>
      }
      lead={<Order value={project.sortOrder} />}
      isActive={project.isActive}
      actions={actions}
    >
      <h2 dir="auto">{project.title}</h2>
      <Description text={project.description} />
    </ContentCard>
  );
}

const Picture = styled(PictureWithFallback)`
  width: 100%;
  height: auto;
  aspect-ratio: 4 / 3;
  margin-bottom: ${space.s2};
  border-radius: ${radius.medium};
  object-fit: cover;
`;

const Description = styled(LongText)`
  margin-top: ${space.s1};
`;

import {
  featuredProjectKind,
  type PublicFeaturedProject,
} from "@ridgeline/contract/featuredProject";
import { photoIdOf, photoPath, WHOLE_PHOTO } from "@ridgeline/contract/photo";
import { Maximize2 } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useBusiness } from "../site/business";
import { color, fontSize, media, radius, screenWidth, shadow, space, tap } from "../theme";
import { Wrap } from "../ui/layout";
import { directionOf, LongText } from "../ui/text";
import { PublicList, RestOfList, snapRow } from "./PublicList";
import { Section, SectionHead } from "./Section";
import { UploadedPicture } from "./UploadedPicture";

const { path } = featuredProjectKind;

type SectionProps = { projects: readonly PublicFeaturedProject[] };

export function FeaturedProjectsSection({ projects }: SectionProps) {
  const { projectsIntro } = useBusiness().words;
  return (
    <Section hidden={projects.length === 0} data-list-section={path}>
      <Wrap>
        <SectionHead title="Recent Projects" intro={projectsIntro} />
        <PublicList path={path} items={projects}>
          <FeaturedProjectList items={projects} />
        </PublicList>
      </Wrap>
    </Section>
  );
}

/** The others open on request. */
const SHOWN_AT_ONCE = 9;

export function FeaturedProjectList({ items }: { items: readonly PublicFeaturedProject[] }) {
  const first = items.slice(0, SHOWN_AT_ONCE);
  const rest = items.slice(SHOWN_AT_ONCE);
  const of = items.length;
  return (
    <>
      <Pictures data-scroll-list="" aria-label="Recent Projects">
        {first.map((project, index) => (
          <FeaturedProjectCard key={project.id} project={project} of={of} isLarge={index === 0} />
        ))}
      </Pictures>
      {rest.length > 0 && (
        <RestOfList heading={`All ${of} projects`}>
          <Pictures data-scroll-list="" aria-label="More projects">
            {rest.map((project) => (
              <FeaturedProjectCard key={project.id} project={project} of={of} />
            ))}
          </Pictures>
        </RestOfList>
      )}
    </>
  );
}

type ProjectProps = {
  project: PublicFeaturedProject;
  /** How many there are. */
  of: number;
  /** On a wide screen as large as four. */
  isLarge?: boolean;
};

function FeaturedProjectCard({ project, of, isLarge = false }: ProjectProps) {
  return (
    <Item data-of={of} data-large={isLarge ? "" : undefined}>
      <Frame>
        <PictureLink project={project}>
          <FeaturedProjectPicture project={project} isLarge={isLarge} />
        </PictureLink>
      </Frame>
      <div>
        <h3 dir={directionOf(project.title)}>{project.title}</h3>
        <LongText text={project.description} about={project.title} />
      </div>
    </Item>
  );
}

type PictureLinkProps = { project: PublicFeaturedProject; children: ReactNode };

/** Leads to all of a project's picture; with script it opens in a dialog (islands/pictures.ts). */
function PictureLink({ project, children }: PictureLinkProps) {
  const { imageUrl, altText } = project;
  const id = photoIdOf(imageUrl);
  return (
    <a
      href={id === undefined ? imageUrl : photoPath(id, WHOLE_PHOTO, "webp")}
      referrerPolicy="no-referrer"
      aria-label={`Enlarge: ${altText}`}
      data-picture=""
    >
      {children}
      <Maximize2 aria-hidden />
    </a>
  );
}

type PictureProps = Pick<ProjectProps, "project" | "isLarge">;

/** A project's picture, or a drawn placeholder if it fails (ui/failedPictures.ts). */
export function FeaturedProjectPicture({ project, isLarge = false }: PictureProps) {
  return (
    <UploadedPicture
      picture={project}
      sizes={`${screenWidth.upToPhone} 320px, ${screenWidth.upToLaptop} 344px, ${isLarge ? 740 : 344}px`}
      width={800}
      height={600}
      data-has-placeholder=""
    />
  );
}

/** A 10 px frame like a mounted print's; phones show the picture without it. Its child is the picture's link. */
const Frame = styled.div`
  padding: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.resting};

  > * {
    position: relative;
    display: block;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: 8px;
    background: ${color.paperDeep};
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  /* an edge for a picture as pale as the frame */
  > *::after {
    content: "";
    position: absolute;
    inset: 0;
    border: 1px solid ${color.ink};
    border-radius: inherit;
    opacity: 0.08;
  }

  /* the sign that the picture can be enlarged */
  svg {
    position: absolute;
    right: ${space.s1};
    bottom: ${space.s1};
    width: 36px;
    height: 36px;
    padding: 9px;
    border-radius: ${radius.small};
    background: ${color.paperGlass};
    color: ${tap.base};
  }

  > a[href] {
    cursor: zoom-in;
  }

  /* a picture that failed (ui/failedPictures.ts) */
  > a:not([href]) svg {
    display: none;
  }

  ${media.hover} {
    > a[href]:hover svg {
      background: ${tap.wash};
      color: ${tap.deep};
    }
  }

  ${media.upToPhone} {
    padding: 0;
    border: 0;

    > * {
      border-radius: ${radius.large};
    }
  }
`;

const Item = styled.li`
  > :last-child {
    margin-top: ${space.sm};
  }

  ${media.abovePhone} {
    > :last-child {
      margin-inline: 10px;
    }
  }

  p {
    margin-top: ${space.xs};
    line-height: 1.5;
  }

  ${media.aboveLaptop} {
    &[data-large] {
      grid-area: span 2 / span 2;

      h3 {
        font-size: ${fontSize.title};
      }
    }
  }
`;

/** Two or three columns, a row that snaps on a phone. */
const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${space.lg} ${space.s4};

  details & {
    padding-top: ${space.s3};
  }

  ${snapRow}

  ${media.upToPhone} {
    details & {
      padding-top: 4px;
      counter-reset: card ${SHOWN_AT_ONCE};
    }
  }
`;

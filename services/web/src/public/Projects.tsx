import {
  featuredProjectKind,
  type PublicFeaturedProject,
} from "@ridgeline/contract/featuredProject";
import { photoIdOf, photoPath, WHOLE_PHOTO } from "@ridgeline/contract/photo";
import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { useBusiness, useWordsLanguage } from "../site/shownBusiness";
import { color, fontSize, media, radius, screenWidth, shadow, space, tap } from "../theme";
import { EvenRows, Wrap } from "../ui/layout";
import { directionOf, LongText } from "../ui/text";
import { LongList, PublicList, snapRow } from "./PublicList";
import { Section, SectionHead } from "./Section";
import { UploadedPicture } from "./UploadedPicture";
import { mark } from "../site/marks";

const { path } = featuredProjectKind;

type SectionProps = { projects: readonly PublicFeaturedProject[] };

export function FeaturedProjectsSection({ projects }: SectionProps) {
  const { projectsIntro } = useBusiness().words;
  return (
    <Section hidden={projects.length === 0} {...mark("list-section", path)}>
      <Wrap {...mark("reveal")}>
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
  return (
    <LongList items={items} shownAtOnce={SHOWN_AT_ONCE} name="projects">
      {(projects, isRest) => (
        <Pictures
          as="ul"
          {...mark("scroll-list")}
          aria-label={isRest ? "More projects" : "Recent Projects"}
        >
          {projects.map((project, index) => (
            <FeaturedProjectCard
              key={project.id}
              project={project}
              of={items.length}
              isLarge={!isRest && index === 0 && projects.length % 3 === 0}
            />
          ))}
        </Pictures>
      )}
    </LongList>
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
  const lang = useWordsLanguage();
  return (
    <Item data-of={of} data-large={isLarge ? "" : undefined}>
      <PictureLink project={project}>
        <FeaturedProjectPicture project={project} isLarge={isLarge} />
      </PictureLink>
      <h3 dir={directionOf(project.title)} lang={lang}>
        {project.title}
      </h3>
      <LongText text={project.description} about={project.title} lang={lang} />
    </Item>
  );
}

type PictureLinkProps = { project: PublicFeaturedProject; children: ReactNode };

/** Leads to all of a project's picture; with script it opens in a dialog (islands/pictures.ts). */
function PictureLink({ project, children }: PictureLinkProps) {
  const { imageUrl, altText } = project;
  const id = photoIdOf(imageUrl);
  return (
    <Frame
      href={id === undefined ? imageUrl : photoPath(id, WHOLE_PHOTO, "webp")}
      referrerPolicy="no-referrer"
      aria-label={`Enlarge: ${altText}`}
      {...mark("picture")}
    >
      {children}
    </Frame>
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
      {...mark("has-placeholder")}
    />
  );
}

/** The outline of Lucide's Maximize2, in the middle of 36 px. Not as a picture, which would be a document of its own. */
const ENLARGE =
  "M20.25 10.5h5.25v5.25h-1.5V13l-4 4-1-1 4-4h-2.75zM15.75 25.5H10.5v-5.25h1.5V23l4-4 1 1-4 4h2.75z";

/** A 10 px frame like a mounted print's; phones show the picture without it. */
const Frame = styled.a`
  --frame: 10px;
  position: relative;
  display: block;
  padding: var(--frame);
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.resting};

  img {
    width: 100%;
    height: auto;
    aspect-ratio: 4 / 3;
    border-radius: 8px;
    outline: 1px solid ${color.edge}; /* for a picture as pale as the frame */
    outline-offset: -1px;
    background: ${color.paperDeep};
    object-fit: cover;
  }

  &[href] {
    cursor: zoom-in;
  }

  /* the sign that the picture can be enlarged; it cannot if it has failed (ui/failedPictures.ts) */
  &[href]::before,
  &[href]::after {
    content: "";
    position: absolute;
    z-index: 1; /* above a large picture */
    right: calc(var(--frame) + ${space.s1});
    bottom: calc(var(--frame) + ${space.s1});
    width: 36px;
    height: 36px;
    border-radius: ${radius.small};
    background: ${color.paperGlass};
    forced-color-adjust: none;
  }

  &[href]::after {
    background: ${tap.base};
    clip-path: path("${ENLARGE}");
  }

  ${media.hover} {
    &[href]:hover::before {
      background: ${tap.wash};
    }

    &[href]:hover::after {
      background: ${tap.deep};
    }
  }

  ${media.upToPhone} {
    --frame: 0px;
    border: 0;

    img {
      border-radius: inherit;
    }
  }
`;

/* Its picture is as high as what is beside it. */
const highPicture = css`
  display: flex;
  flex-direction: column;

  h3 {
    font-size: ${fontSize.title};
  }

  a {
    flex: 1 0 auto;
    aspect-ratio: 4 / 3;
  }

  img {
    position: absolute;
    inset: var(--frame);
    width: calc(100% - 2 * var(--frame));
    height: calc(100% - 2 * var(--frame));
  }
`;

const Item = styled.li`
  > h3 {
    margin-top: ${space.sm};
  }

  p {
    margin-top: ${space.xs};
    line-height: 1.5;
  }

  ${media.abovePhone} {
    > :not(a) {
      margin-inline: 10px;
    }
  }

  @container (min-width: 60rem) {
    &&[data-large] {
      ${highPicture}
      grid-area: span 2 / span 4;
    }
  }

  @container (min-width: 41rem) and (max-width: 59.99rem) {
    &:first-child:nth-last-child(odd):not(:only-child) {
      ${highPicture}
    }
  }
`;

/** Two or three columns, a row that snaps on a phone. */
const Pictures = styled(EvenRows)`
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

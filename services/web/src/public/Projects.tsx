import {
  featuredProjectKind,
  type PublicFeaturedProject,
} from "@ridgeline/contract/featuredProject";
import { photoIdOf, photoPath } from "@ridgeline/contract/photo";
import { Maximize2 } from "lucide-react";
import type { ReactNode } from "react";
import { css, styled } from "styled-components";
import { useBusiness } from "../site/business";
import { color, media, radius, screenWidth, shadow, space, tap } from "../theme";
import { Wrap } from "../ui/layout";
import { LongText } from "../ui/text";
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
        <SectionHead title="Recent Projects">
          {projectsIntro !== undefined && <p dir="auto">{projectsIntro}</p>}
        </SectionHead>
        <PublicList path={path} items={projects}>
          <FeaturedProjectList items={projects} />
        </PublicList>
      </Wrap>
    </Section>
  );
}

/** The others open on request. Nine fill three columns. */
const SHOWN_AT_ONCE = 9;

export function FeaturedProjectList({ items }: { items: readonly PublicFeaturedProject[] }) {
  const first = items.slice(0, SHOWN_AT_ONCE);
  const rest = items.slice(SHOWN_AT_ONCE);
  const of = items.length;
  return (
    <>
      <Grid data-scroll-list="" aria-label="Recent Projects">
        {first.map((project, index) => (
          <FeaturedProjectCard
            key={project.id}
            project={project}
            of={of}
            shape={projectShape(index, first.length)}
          />
        ))}
      </Grid>
      {rest.length > 0 && (
        <RestOfList heading={`All ${of} projects`}>
          <Grid data-scroll-list="" aria-label="More projects">
            {rest.map((project) => (
              <FeaturedProjectCard key={project.id} project={project} of={of} shape="third" />
            ))}
          </Grid>
        </RestOfList>
      )}
    </>
  );
}

/** The first picture, as high as two others; a whole row, with its text next to it; half a row; a third. */
type ProjectShape = "corner" | "row" | "half" | "third";

/**
 * The shape of a project among `shown` in three columns: the first ones are wider, so that the last row has no gap. In two
 * columns the first of an odd number has a row of its own.
 */
export function projectShape(index: number, shown: number): ProjectShape {
  const left = shown % 3;
  if (left === 2) return index < 2 ? "half" : "third";
  if (index > 0) return "third";
  return left === 1 ? "row" : "corner";
}

type ProjectProps = {
  project: PublicFeaturedProject;
  /** How many there are. */
  of: number;
  shape: ProjectShape;
};

function FeaturedProjectCard({ project, of, shape }: ProjectProps) {
  return (
    <Item data-of={of} data-shape={shape === "third" ? undefined : shape}>
      <Frame>
        <PictureLink project={project}>
          <FeaturedProjectPicture project={project} of={of} shape={shape} />
        </PictureLink>
      </Frame>
      <div>
        <h3 dir="auto">{project.title}</h3>
        <LongText text={project.description} about={project.title} />
      </div>
    </Item>
  );
}

/** The width of the largest variant; that of a smaller photo has the photo's own width. */
const LARGEST = 1600;

type PictureLinkProps = { project: PublicFeaturedProject; children: ReactNode };

/** Leads to a project's picture at its largest; with script it opens in a dialog (islands/pictures.ts). */
function PictureLink({ project, children }: PictureLinkProps) {
  const { imageUrl, altText } = project;
  const id = photoIdOf(imageUrl);
  return (
    <a
      href={id === undefined ? imageUrl : photoPath(id, LARGEST, "webp")}
      referrerPolicy="no-referrer"
      aria-label={`Enlarge: ${altText}`}
      data-picture=""
    >
      {children}
      <Maximize2 aria-hidden />
    </a>
  );
}

/** A project's picture, or a drawn placeholder if it fails (ui/failedPictures.ts). */
export function FeaturedProjectPicture({ project, of, shape }: ProjectProps) {
  return (
    <UploadedPicture
      picture={project}
      sizes={sizesOf(of, shape)}
      width={800}
      height={600}
      data-has-placeholder=""
    />
  );
}

const WIDTHS = { third: "344px", half: "542px", corner: "740px", row: "740px" } as const;

/** The widest that the grid shows its pictures; on a phone, a single one fills the row. */
function sizesOf(many: number, shape: ProjectShape): string {
  const onPhone = many === 1 ? "calc(100vw - 40px)" : "320px";
  const onTablet = shape === "third" ? "calc(50vw - 64px)" : "60vw";
  return `${screenWidth.upToPhone} ${onPhone}, ${screenWidth.upToLaptop} ${onTablet}, ${WIDTHS[shape]}`;
}

/** A 10 px frame like a mounted print's; phones show the picture without it. Its child is the picture's link. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  padding: 10px;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.resting};

  > * {
    position: relative;
    flex: 1 0 auto;
    overflow: hidden;
    aspect-ratio: 4 / 3;
    border-radius: 8px;
    background: ${color.paperDeep};
  }

  img {
    position: absolute;
    inset: 0;
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

  > a:focus-visible {
    outline-offset: 2px;
  }

  ${media.upToPhone} {
    padding: 0;
    border: 0;
    background: none;
    box-shadow: none;

    > * {
      border-radius: ${radius.large};
    }
  }
`;

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

const Item = styled.li`
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

/** Three columns, two on a tablet, a row that snaps on a phone; wider cards set their own width. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space.s6} ${space.s4};

  details & {
    padding-top: ${space.s3};
  }

  ${media.upToLaptop} {
    gap: ${space.s5} ${space.s3};
  }

  ${snapRow}

  ${media.upToPhone} {
    details & {
      padding-top: 4px;
      counter-reset: card ${SHOWN_AT_ONCE};
    }

    details & > :only-child {
      flex-basis: min(84%, 20rem);
    }
  }
`;

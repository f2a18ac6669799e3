import { styled } from "styled-components";
import edge from "../pictures/edge.svg";
import { brandFile } from "../site/brandFile";
import { useBusiness } from "../site/shownBusiness";
import { color, media, radius, shadow, space } from "../theme";
import { ground } from "../ui/ground";
import { Wrap } from "../ui/layout";
import { SectionHead } from "./Section";
import { marked } from "../site/marks";

/** The hills above the dark ground; nothing for a business without them. */
export function Edge() {
  const business = useBusiness();
  if (business.hidesHills) return null;
  const src = brandFile("edge.svg", business, edge);
  return <EdgePicture src={src} alt="" width={1600} height={180} loading="lazy" />;
}

const EdgePicture = styled.img`
  width: 100%;
  height: clamp(56px, 8.5vw, 120px);
  margin-bottom: -1px;
`;

/** Where a form stands, beside what it is about. */
export const DarkSection = styled.section`
  ${ground.dark}
  padding-bottom: ${space.section};

  /* without hills above it */
  &:not(img + *) {
    padding-top: calc(${space.section} - ${space.lg});
  }
`;

/** Where there is room for what the form is about beside it. */
export const besideForm = "@media (min-width: 64em)";

export const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 4.4fr) minmax(0, 7fr);
  gap: ${space.xl};
  align-items: start;
  padding-top: ${space.lg};

  ${besideForm} {
    ${marked("sent")} & {
      grid-template-columns: minmax(0, 720px);
      justify-content: center;
    }
  }

  @media (max-width: 63.999em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/* The anchor: on phones the steps above it are as high as the screen. */
export const Sheet = styled.div`
  ${ground.paper}
  scroll-margin-top: ${space.sm};
  padding: ${space.lg};
  border: 1px solid transparent; /* forced colors show it */
  border-radius: ${radius.large};
  background: ${color.sheet};
  box-shadow: ${shadow.floating};
  color: ${color.text};

  &:focus {
    outline: none;
  }

  ${media.upToPhone} {
    margin-inline: calc(${space.gutter} * -1 + 8px);
    padding: ${space.md};
  }
`;

/** What a form is about, beside it. */
export const IntroHead = styled(SectionHead)`
  --proof-line: ${color.lineDark};
  margin: 0;
`;

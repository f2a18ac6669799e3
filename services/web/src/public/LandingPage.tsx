import type { LandingContent } from "@ridgeline/contract/landingContent";
import { css, styled } from "styled-components";
import heroSmall from "../pictures/hero-small.svg";
import heroWide from "../pictures/hero-wide.svg";
import { media, radius, space } from "../theme";
import { AboutSection } from "./About";
import { ServiceAreasSection } from "./Areas";
import { Hero, HeroBadges } from "./Hero";
import { PageFrame } from "./PageFrame";
import { FeaturedProjectsSection } from "./Projects";
import { QuoteSection } from "./quoteForm/QuoteSection";
import { ReviewsSection } from "./Reviews";
import { ServicesSection } from "./Services";

export function LandingPage({ content }: { content: LandingContent }) {
  return (
    <PageFrame isHome>
      <Main id="main-content" tabIndex={-1}>
        <Hero />
        <HeroBadges />
        <ServicesSection services={content.services} />
        <AboutSection />
        <FeaturedProjectsSection projects={content["featured-projects"]} />
        <ServiceAreasSection areas={content["service-areas"]} />
        <ReviewsSection testimonials={content.testimonials} />
        <QuoteSection testimonials={content.testimonials} />
      </Main>
    </PageFrame>
  );
}

/**
 * The printed landing page: one sheet for the fridge, with what a homeowner looks up. Header and footer add name, phone,
 * address and hours. Only pictures of the first screen are on it: others may not have been loaded.
 */
const printedSheet = css`
  ${media.print} {
    > :not(section),
    > section:not(:first-child, #services, #areas),
    a[href="#quote-form"],
    h1 ~ div,
    svg[viewBox="0 0 88 18"],
    #services h2 + p,
    #services [data-list] span,
    #areas [data-list] ~ *,
    #areas div:has(> [data-list]) ~ * {
      display: none;
    }

    > section {
      padding: 0;
      background: none;
    }

    h1 {
      font-size: 2.375rem;
    }

    h2 {
      margin: ${space.s2} 0 6px;
      font-size: 1.5rem;
      break-after: avoid;
    }

    /* the hero: words, and next to them whichever picture the screen had */
    > :first-child {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 34%;
      min-height: 0;
      margin-top: 12px;

      > * {
        grid-area: 1 / 1;
        min-height: 0;
        padding: 0 ${space.s4} 0 0;
        margin: 0;
      }

      h1 ~ p {
        margin-top: 12px;
      }

      > :first-child {
        position: relative;
        grid-column: 2;
        height: auto;
        border-radius: ${radius.large};
        background:
          url("${heroWide}") 70% 100% / cover,
          url("${heroSmall}") 46% 100% / cover;
        mask: none;
        print-color-adjust: exact;

        &::after {
          content: none;
        }
      }

      img {
        position: absolute;
        border-radius: inherit;
      }
    }

    #services div:is(:has(> [data-list]), details > *) {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${space.s1} ${space.s5};
      padding: 0;

      > :first-child {
        padding: 0;
      }
    }

    #services article {
      display: block;
      grid-area: auto;
      margin: 0;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      break-inside: avoid;

      h3 {
        margin: 0;
        font-size: 1.1875rem;
      }

      p {
        margin: 0;
        font-size: 1rem;
        line-height: 1.4;
      }
    }

    #areas h2 + p,
    #areas [data-list] > div {
      margin: 0;
    }

    #areas ul {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    #areas li {
      min-height: 0;
      padding-block: 2px;
      border: 0;
    }
  }
`;

const Main = styled.main`
  ${printedSheet}
`;

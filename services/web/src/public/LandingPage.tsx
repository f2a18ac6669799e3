import type { LandingContent } from "@ridgeline/contract/landingContent";
import { styled } from "styled-components";
import { FeaturedProjectsSection } from "./Projects";
import { AboutSection } from "./About";
import { Hero } from "./Hero";
import { HeroBadges } from "./HeroBadges";
import { QuoteSection } from "./quoteForm/QuoteSection";
import { ServiceAreasSection } from "./Areas";
import { ServicesSection } from "./Services";
import { PageFrame } from "./PageFrame";
import { ReviewsSection } from "./Reviews";
import { printedSheet } from "./printedSheet";

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

const Main = styled.main`
  ${printedSheet}
`;

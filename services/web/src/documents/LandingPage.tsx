import type { LandingContent } from "@ridgeline/contract/landingContent";
import { styled } from "styled-components";
import { FeaturedProjectsSection } from "../features/featuredProjects/FeaturedProjectsSection";
import { AboutSection } from "../features/introduction/AboutSection";
import { Hero } from "../features/introduction/Hero";
import { HeroBadges } from "../features/introduction/HeroBadges";
import { QuoteSection } from "../features/quoteForm/QuoteSection";
import { ServiceAreasSection } from "../features/serviceAreas/ServiceAreasSection";
import { ServicesSection } from "../features/services/ServicesSection";
import { PageFrame } from "../features/siteFrame/PageFrame";
import { ReviewsSection } from "../features/testimonials/ReviewsSection";
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

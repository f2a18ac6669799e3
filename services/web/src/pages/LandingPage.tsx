import { Suspense } from "react";
import { FeaturedProjectsSection } from "../features/featuredProjects/FeaturedProjectsSection";
import { Hero } from "../features/introduction/Hero";
import { HeroBadges } from "../features/introduction/HeroBadges";
import { QuoteSection } from "../features/quoteForm/QuoteSection";
import { ServiceAreasSection } from "../features/serviceAreas/ServiceAreasSection";
import { ServicesSection } from "../features/services/ServicesSection";
import { PageFrame } from "../features/siteFrame/PageFrame";
import { ReviewsSection } from "../features/testimonials/ReviewsSection";
import { lateSection } from "../late/lateSection";

/** Each section hydrates separately, so that none blocks the page for long. */
export function LandingPage() {
  return (
    <PageFrame isHome>
      <main id="main-content" tabIndex={-1}>
        <Hero />
        <HeroBadges />
        <Suspense>
          <ServicesSection />
        </Suspense>
        <AboutSection />
        <Suspense>
          <FeaturedProjectsSection />
        </Suspense>
        <Suspense>
          <ServiceAreasSection />
        </Suspense>
        <Suspense>
          <ReviewsSection />
        </Suspense>
        <Suspense>
          <QuoteSection />
        </Suspense>
      </main>
    </PageFrame>
  );
}

const AboutSection = lateSection(
  async () => (await import("../features/introduction/AboutSection")).AboutSection,
);

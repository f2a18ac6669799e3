import { ProjectsSection } from "../features/featuredProjects/ProjectsSection";
import { AboutSection } from "../features/introduction/AboutSection";
import { Hero } from "../features/introduction/Hero";
import { HeroBadges } from "../features/introduction/HeroBadges";
import { QuoteSection } from "../features/quoteForm/QuoteSection";
import { AreasSection } from "../features/serviceAreas/AreasSection";
import { ServicesSection } from "../features/services/ServicesSection";
import { PageFrame } from "../features/siteFrame/PageFrame";
import { ReviewsSection } from "../features/testimonials/ReviewsSection";

export function LandingPage() {
  return (
    <PageFrame>
      <main id="main-content" tabIndex={-1}>
        <Hero />
        <HeroBadges />
        <ServicesSection />
        <AboutSection />
        <ProjectsSection />
        <AreasSection />
        <ReviewsSection />
        <QuoteSection />
      </main>
    </PageFrame>
  );
}

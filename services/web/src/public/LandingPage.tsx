import type { SiteData } from "@ridgeline/contract/siteData";
import { AboutSection } from "./About";
import { ServiceAreasSection } from "./Areas";
import { Badges } from "./Badges";
import { Hero } from "./Hero";
import { PageFrame } from "./PageFrame";
import { PictureDialog } from "./PictureDialog";
import { FeaturedProjectsSection } from "./Projects";
import { QuoteSection } from "./quoteForm/QuoteSection";
import { ReviewsSection } from "./Reviews";
import { ServicesSection } from "./Services";

type LandingPageProps = Pick<SiteData, "content" | "customerReviews">;

export function LandingPage({ content, customerReviews }: LandingPageProps) {
  return (
    <PageFrame isHome>
      <main id="main-content" tabIndex={-1}>
        <Hero />
        <Badges />
        <ServicesSection services={content.services} />
        <AboutSection />
        <FeaturedProjectsSection projects={content["featured-projects"]} />
        <ServiceAreasSection areas={content["service-areas"]} />
        <ReviewsSection items={content.testimonials} customerReviews={customerReviews} />
        <QuoteSection testimonials={content.testimonials} />
      </main>
      <PictureDialog />
    </PageFrame>
  );
}

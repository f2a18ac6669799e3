import { optionLabel } from "@ridgeline/contract/quoteFields";
import type { Invitation } from "@ridgeline/contract/invitedReview";
import type { ReactNode } from "react";
import { useBusiness, usePhone } from "../site/shownBusiness";
import { LinkButton } from "../ui/Button";
import { Row, Stack } from "../ui/layout";
import { SkipLink } from "../ui/links";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { Columns, Edge, Evergreen, IntroHead, Portrait, Sheet } from "./quoteForm/QuoteSection";
import { Thanks } from "./ReviewForm";

const OTHER = "other";

/** Where an invited customer writes a review. */
export function ReviewPage({ invitation, form }: { invitation: Invitation; form: ReactNode }) {
  return (
    <ReviewFrame>
      <Intro serviceType={invitation.request?.serviceType ?? OTHER} />
      <Sheet>{form}</Sheet>
    </ReviewFrame>
  );
}

/** What a browser without our script gets for its review. */
export function ReviewSentPage({ title }: { title: string }) {
  return (
    <ReviewFrame>
      <Intro serviceType={OTHER} />
      <Sheet>
        <Thanks title={title} />
      </Sheet>
    </ReviewFrame>
  );
}

function ReviewFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header isHome={false} />
      <main id="main-content" tabIndex={-1}>
        <Edge />
        <Evergreen>
          <Columns>{children}</Columns>
        </Evergreen>
      </main>
      <Footer isHome={false} />
    </>
  );
}

function Intro({ serviceType }: { serviceType: string }) {
  const { name, shortName, serviceTypes, owner } = useBusiness();
  const work = serviceType === OTHER ? "" : `: ${optionLabel(serviceTypes, serviceType)}`;
  return (
    <IntroHead title="How did we do?" titleAs="h1" onDark>
      <p>
        <b>{name + work}</b>
      </p>
      <p>Tell your neighbors how it went, in your own words: what was good, and what was not.</p>
      <Row>
        {owner?.portrait && <Portrait picture={owner.portrait} sizes="64px" />}
        {owner?.name ?? shortName} reads every review before it is shown.
      </Row>
    </IntroHead>
  );
}

/** For a link that was used or has expired. */
export function ReviewGonePage() {
  const phone = usePhone();
  return (
    <ReviewFrame>
      <IntroHead title="This link has done its work" titleAs="h1" onDark>
        <p>If you have sent us your review: thank you, we have it.</p>
      </IntroHead>
      <Sheet>
        <Stack $gap="md">
          <p>If not, we would still like to hear how it went. Call us for a new link.</p>
          <LinkButton href={phone.callHref} $size="large">
            {`Call ${phone.text}`}
          </LinkButton>
        </Stack>
      </Sheet>
    </ReviewFrame>
  );
}

import { optionLabel } from "@ridgeline/contract/options";
import { type Invitation, shownName, shownTown } from "@ridgeline/contract/review";
import { useBusiness, usePhone } from "../site/business";
import { LinkButton } from "../ui/Button";
import { Row, Stack } from "../ui/layout";
import { SkipLink } from "../ui/links";
import { Footer } from "./Footer";
import { Header } from "./Header";
import {
  Columns,
  Edge,
  Evergreen,
  IntroHead,
  Portrait,
  Sheet,
  WithoutScript,
} from "./quoteForm/QuoteSection";
import { ReviewForm } from "./ReviewForm";

const OTHER = "other";
const BLANK = { rating: "", review: "", consent: false };

/** Where an invited customer writes a review; a link that was used or has expired gets kind words. */
export function ReviewPage({ invitation: { state, request } }: { invitation: Invitation }) {
  const name = request ? shownName(request) : "";
  const location = request ? shownTown(request) : "";
  return (
    <>
      <SkipLink />
      <Header isHome={false} />
      <main id="main-content" tabIndex={-1}>
        <Edge />
        <Evergreen>
          <Columns>
            {state === "open" ? (
              <>
                <Intro serviceType={request?.serviceType ?? OTHER} />
                <Sheet>
                  <WithoutScript title="Tell us by phone, text or email">
                    This form needs JavaScript. Call us or write to us in any of these ways: we are
                    glad to hear how it went.
                  </WithoutScript>
                  <div id="review-form" data-needs-script="">
                    <ReviewForm initialValues={{ ...BLANK, name, location }} />
                  </div>
                </Sheet>
              </>
            ) : (
              <Gone />
            )}
          </Columns>
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

function Gone() {
  const phone = usePhone();
  return (
    <>
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
    </>
  );
}

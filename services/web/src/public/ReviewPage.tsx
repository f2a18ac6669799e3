import { optionLabel, OTHER } from "@ridgeline/contract/quoteFields";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useBusiness, usePhone } from "../site/shownBusiness";
import { LinkButton } from "../ui/Button";
import { Row, Stack } from "../ui/layout";
import { SkipLink } from "../ui/links";
import { Footer } from "./Footer";
import { Columns, DarkSection, Edge, IntroHead, Sheet } from "./formLayout";
import { Header } from "./Header";
import { Thanks } from "./ReviewForm";
import { Portrait } from "./UploadedPicture";
import { mark } from "../site/marks";

/** Where an invited customer writes a review. */
export function ReviewPage({ work, form }: { work: string | undefined; form: ReactNode }) {
  return (
    <ReviewFrame>
      <Intro serviceType={work ?? OTHER} />
      <Sheet>{form}</Sheet>
    </ReviewFrame>
  );
}

/** What a browser without our script gets for its review. */
export function ReviewSentPage({ title }: { title: string }) {
  return (
    <ReviewFrame>
      <Intro serviceType={OTHER} />
      <Sheet {...mark("thanks")}>
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
        <DarkSection>
          <Columns>{children}</Columns>
        </DarkSection>
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
      <Reader>
        {owner?.portrait && <Portrait picture={owner.portrait} sizes="64px" />}
        <span>{owner?.name ?? shortName} reads every review before it is shown.</span>
      </Reader>
    </IntroHead>
  );
}

/** For a link that was used or has expired. */
export function ReviewGonePage() {
  return (
    <ReviewFrame>
      <IntroHead title="This link has done its work" titleAs="h1" onDark>
        <p>If you have sent us your review: thank you, we have it.</p>
      </IntroHead>
      <AskUs>If not, we would still like to hear how it went. Call us for a new link.</AskUs>
    </ReviewFrame>
  );
}

/** For a link of which only a part was pressed or copied. */
export function ReviewUnknownPage() {
  return (
    <ReviewFrame>
      <IntroHead title="This link is incomplete." titleAs="h1" onDark />
      <AskUs>Call or text us.</AskUs>
    </ReviewFrame>
  );
}

function AskUs({ children }: { children: string }) {
  const phone = usePhone();
  return (
    <Sheet>
      <Stack $gap="md">
        <p>{children}</p>
        <Row>
          <LinkButton href={phone.callHref} $size="large">
            {`Call ${phone.text}`}
          </LinkButton>
          <LinkButton href={phone.textHref} $variant="line" $size="large">
            Send Text Message
          </LinkButton>
        </Row>
      </Stack>
    </Sheet>
  );
}

const Reader = styled(Row)`
  flex-wrap: nowrap;
`;

import { paragraphsOf } from "@ridgeline/contract/business";
import { mailTo } from "@ridgeline/contract/link";
import { addressLines } from "@ridgeline/contract/place";
import { OTHER, quoteFieldList } from "@ridgeline/contract/quoteFields";
import type { Retention } from "@ridgeline/contract/siteData";
import { ArrowLeft, Mail, MapPin, MessageSquare, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useBusiness, usePageBusiness, usePhone } from "../site/shownBusiness";
import { paths } from "../site/paths";
import { formatToday, todayHolds } from "../site/today";
import { color, fontSize, media, space } from "../theme";
import { Card, ring, Stack, Wrap } from "../ui/layout";
import { directionOf } from "../ui/text";
import { TextLink } from "../ui/TextLink";
import { toAttributes } from "./OpenLine";
import { PageFrame } from "./PageFrame";
import { SectionHead } from "./Section";
import { mark } from "../site/marks";

export function PrivacyPage({ retention }: { retention: Retention }) {
  const { legal } = useBusiness();
  return (
    <PageFrame>
      <LegalDocument title="Privacy Policy">
        <WhatWeCollect retention={retention} />
        <LegalCard title="How We Use Your Information" text={legal.privacyUse} />
        <LegalCard title="Information Sharing" text={legal.privacySharing} />
        <LegalCard title="Data Security" text={legal.privacySecurity} />
        <LegalCard title="Your Rights" text={legal.privacyRights} />
        <LegalContact />
      </LegalDocument>
    </PageFrame>
  );
}

/** "full name, phone, email, ..., and project details" */
const answers = new Intl.ListFormat("en-US").format(
  quoteFieldList.map(({ label }) => label.toLowerCase()),
);

function WhatWeCollect({ retention }: { retention: Retention }) {
  const deleted = deletionSentence(retention);
  const { legal, answersByEmail } = useBusiness();
  return (
    <LegalCard title="Information We Collect" text={legal.privacyCollect}>
      <p>When you ask for an estimate, we collect what you type into the form:</p>
      <ul>
        <li>Your {answers}, as far as you fill them in</li>
        <li>That you agreed to be contacted, in which words, and when</li>
        <li>How you found us, such as the page or campaign that sent you here</li>
      </ul>
      {answersByEmail && (
        <p>
          If you give an email address, we confirm your request by one automatic email. So that
          nobody gets more than one a day, a code made from the address is kept for a day.
        </p>
      )}
      <p>
        If we invite you to review our work, we keep the review, the name and town that you give
        with it, that you agreed to its being shown, in which words, and when.
      </p>
      <p>
        This website sets no cookies and uses no advertising or analytics services. Until you close
        the browser tab, your browser remembers how you found us and, until you send it, what you
        have typed into a form; neither leaves your device before that. The map comes from
        OpenStreetMap, whose servers see your internet address once the map is on your screen.
      </p>
      <p>
        Our own server keeps short technical logs with your internet address, without your name,
        phone, email or message; they have a fixed size, and new lines replace the oldest. To stop
        floods it also counts requests by internet address, and forgets the address after an hour.
        It is kept nowhere else.
      </p>
      {deleted !== "" && <p>We delete {deleted}; backups keep them until they expire.</p>}
    </LegalCard>
  );
}

/** As the operator has set it; otherwise nothing is deleted automatically. */
function deletionSentence({ requestDays, spamDays }: Retention): string {
  const requests = requestDays > 0 && `quote requests after ${countDays(requestDays)}`;
  const spam = spamDays > 0 && `those that look like spam after ${countDays(spamDays)}`;
  if (!requests) return spam ? spam.replace("those", "requests") : "";
  return spam ? `${requests}, and ${spam}` : requests;
}

function countDays(days: number): string {
  return days === 1 ? "1 day" : `${days} days`;
}

export function TermsPage() {
  const { legal, serviceTypes, language } = useBusiness();
  const offered = serviceTypes.filter(({ value }) => value !== OTHER); // only the form offers it
  return (
    <PageFrame>
      <LegalDocument title="Terms of Service">
        <LegalCard title="Acceptance of Terms" text={legal.termsAcceptance} />
        <LegalCard title="Services" text={legal.termsServices}>
          {offered.length === 0 ? undefined : (
            <>
              <p>We offer:</p>
              <ul>
                {offered.map(({ value, label }) => (
                  <li key={value} lang={language}>
                    {label}
                  </li>
                ))}
              </ul>
            </>
          )}
        </LegalCard>
        <LegalCard title="Estimates and Quotes" text={legal.termsEstimates} />
        <LegalCard title="Licensing and Insurance" text={legal.termsLicensing} />
        <LegalCard title="Warranties and Guarantees" text={legal.termsWarranties} />
        <LegalCard title="Limitation of Liability" text={legal.termsLiability} />
        <LegalCard title="Website Use" text={legal.termsWebsite} />
        <LegalContact />
      </LegalDocument>
    </PageFrame>
  );
}

/** A legal page: back link, title, date, cards. */
function LegalDocument({ title, children }: { title: string; children: ReactNode }) {
  const { timeZone } = usePageBusiness();
  return (
    <main id="main-content" tabIndex={-1}>
      <Page>
        <TextLink href={paths.home} referrerPolicy="no-referrer">
          <ArrowLeft />
          Back to Home
        </TextLink>
        <SectionHead title={title} titleAs="h1">
          {/* Today's date (requirement 5.1); the browser corrects it (islands/keepTimesTrue.ts), since the HTML may be older. */}
          <p>
            Last updated:{" "}
            <span {...mark("today")} {...toAttributes(todayHolds())}>
              {formatToday(timeZone)}
            </span>
          </p>
        </SectionHead>
        <Stack $gap="md">{children}</Stack>
      </Page>
    </main>
  );
}

type LegalCardProps = {
  title: string;
  /** The owner's paragraphs, below what the site itself has to say. */
  text?: string | undefined;
  children?: ReactNode;
};

/** Renders nothing if it has no content. */
function LegalCard({ title, text = "", children }: LegalCardProps) {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0 && children === undefined) return null;
  return (
    <TextCard as="section">
      <h2>{title}</h2>
      {children}
      {paragraphs.map((paragraph) => (
        <p key={paragraph} dir={directionOf(paragraph)}>
          {paragraph}
        </p>
      ))}
    </TextCard>
  );
}

function LegalContact() {
  const business = useBusiness();
  const phone = usePhone();
  return (
    <LegalCard title="Contact Information">
      <p>Questions about this page? Write, call or text. A person will answer.</p>
      <Lines>
        {business.email !== undefined && (
          <a href={mailTo(business.email)}>
            <Mail />
            <span>{business.email}</span>
          </a>
        )}
        <a href={phone.callHref}>
          <Phone />
          {phone.text}
        </a>
        <a href={phone.textHref}>
          <MessageSquare />
          Send Text Message
        </a>
        <span>
          <MapPin />
          {[business.name, ...addressLines(business)].join(", ")}
        </span>
      </Lines>
    </LegalCard>
  );
}

const TextCard = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: ${space.lg};

  h2 {
    font-size: ${fontSize.title};
  }

  p {
    max-width: 62ch;
  }

  ul {
    display: grid;
    gap: ${space.s1};
  }

  li {
    position: relative;
    padding-left: ${space.s3};
  }

  li::before {
    ${ring("8px")}
    position: absolute;
    left: 2px;
    top: 0.62em;
    border-color: ${color.ground700};
  }
`;

const Lines = styled.address`
  display: grid;
  justify-items: start;
  font-style: normal;

  > * {
    display: inline-flex;
    align-items: center;
    gap: 12px;
    min-height: 48px;
    font-weight: 600;
  }

  > a {
    text-decoration: none;
  }

  ${media.hover} {
    > a:hover {
      text-decoration: underline;
    }
  }
`;

const Page = styled(Wrap)`
  max-width: calc(800px + 2 * ${space.gutter});
  padding-block: ${space.lg} ${space.section};
`;

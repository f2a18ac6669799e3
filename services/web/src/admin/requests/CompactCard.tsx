import { directionsTo } from "@ridgeline/contract/directions";
import { readAnswer, readAnswers } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { Mail, MapPin } from "lucide-react";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { color, font, fontSize, media, radius, space, tap } from "../../theme";
import { LinkButton } from "../../ui/Button";
import { Card } from "../../ui/layout";
import { OutsideLink } from "../../ui/links";
import { LongText, VisuallyHidden } from "../../ui/text";
import {
  CallAndText,
  ContactLink,
  CopyDetailsButton,
  MailAddress,
  mailHref,
  NewMarker,
  QuoteTime,
  Tracking,
} from "./cardParts";
import { formatDate, namesOf } from "./quoteFacts";

/** The ticket on phones, for one hand: nothing appears twice, and three fit on a screen. */
export function CompactCard({ quote }: { quote: QuoteRequest }) {
  const { id, createdAt, fullName, address } = quote;
  const { serviceTypes } = usePageBusiness();
  const service = readAnswer(quote, "serviceType", serviceTypes);
  const job = readAnswers(quote, serviceTypes, "job").filter(({ name }) => name !== "serviceType");
  return (
    <Root>
      <Origin>
        <span>ID: {id}</span>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        <strong>{service}</strong>
      </Origin>
      <Who>
        <h2 dir="auto" tabIndex={-1}>
          {fullName}
        </h2>
        <NewMarker id={id} />
        <QuoteTime iso={createdAt} />
      </Who>
      {address && (
        <Place as={OutsideLink} href={directionsTo(address)}>
          <MapPin aria-hidden />
          <span dir="auto">{address}</span>
        </Place>
      )}
      <Facts>
        {job.map(({ name, label, value }) => (
          <span key={name}>
            {label}: {value}
          </span>
        ))}
      </Facts>
      <CompactDetails quote={quote} />
      <CompactActions quote={quote} />
    </Root>
  );
}

/** More letters fill more than two lines of a phone. */
const SHORT = 84;

/** The first lines of what the customer wrote; the rest of it, and where the customer came from, are folded. */
function CompactDetails({ quote }: { quote: QuoteRequest }) {
  return (
    <Words>
      <VisuallyHidden as="h3">Project Details</VisuallyHidden>
      <Message text={quote.projectDetails} lines={2} short={SHORT} about={namesOf(quote)} />
      <CompactTracking quote={quote} />
    </Words>
  );
}

/** The number and the address are on the buttons that use them. */
function CompactActions({ quote }: { quote: QuoteRequest }) {
  const { email } = quote;
  return (
    <>
      <Answers>
        <CallAndText quote={quote} showsNumber />
      </Answers>
      <Others>
        {email && (
          <LinkButton
            $variant="ghost"
            href={mailHref(email)}
            aria-label={`Email ${email}, ${namesOf(quote)}`}
          >
            <Mail aria-hidden />
            <span>
              Email <MailAddress email={email} />
            </span>
          </LinkButton>
        )}
        <CopyDetailsButton quote={quote} variant="ghost" />
      </Others>
    </>
  );
}

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: stretch;
  gap: 4px ${space.s1};
  margin-top: 4px;

  > * {
    flex: 1 1 auto;
    flex-wrap: wrap;
    gap: 0 7px;
    padding-inline: 6px;
  }

  ${media.upToNarrow} {
    svg {
      display: none;
    }
  }
`;

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-self: stretch;
  justify-content: space-between;
  gap: 0 ${space.s1};

  > * {
    flex: none;
    justify-content: flex-start;
    gap: 6px;
    min-height: 44px;
    min-width: 0;
    padding: 4px 0;
    border: 0;
    font-size: ${fontSize.badge};
    text-align: start;
  }

  /* a long address has two lines next to the other button */
  > a {
    flex: 1 1 9rem;
  }

  > :only-child {
    min-height: 48px;
  }

  > button > svg {
    display: none;
  }
`;

/* "More" is on the left, in line with the fold's heading. The tap areas of both extend over the end of the text. */
const Words = styled.div`
  isolation: isolate;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-self: stretch;
  margin-top: 4px;

  > p:has(+ details) {
    min-height: 2lh;
  }

  > label,
  > details {
    grid-area: 2 / 1;
    margin-top: -1.25rem;
  }

  > label,
  summary {
    align-items: flex-end;
    min-width: 48px;
    min-height: 3rem;
    padding: 0 0 4px;
    color: ${tap.base};
    font: 650 ${fontSize.small} / 1.3 ${font.sans};
  }

  > label {
    z-index: 1;
    align-self: start;
  }

  /* the focus ring must not cover the text */
  > label:has(:focus-visible),
  summary:focus-visible {
    outline: none;

    > :not(input, svg) {
      border-radius: ${radius.small};
      outline: 3px solid ${tap.ring};
      outline-offset: 2px;
    }
  }
`;

const Message = styled(LongText)`
  font-size: ${fontSize.small};
  line-height: 1.4;
  white-space: pre-line;
`;

const CompactTracking = styled(Tracking)`
  &&,
  && > summary {
    background: none;
  }

  > summary {
    width: fit-content;
    max-width: calc(100% - 4rem);
    margin-left: auto;
  }

  h3 {
    color: inherit;
    font: inherit;
    letter-spacing: 0;
  }

  svg {
    width: 1em;
    height: 1.3em;
  }

  && dl {
    gap: 4px 20px;
    padding: 0 0 4px;
  }
`;

const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  padding: ${space.s1} ${space.s2} 0;
  overflow-wrap: anywhere;

  > * {
    max-width: 100%;
  }
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: ${fontSize.badge};
  font-weight: 550;
  line-height: 1.35;
`;

/* A kind of work that does not fit next to the date gets its own line. */
const Origin = styled(Facts)`
  gap: 0 10px;
  color: ${color.muted};
  font-weight: 400;

  strong {
    color: ${color.green800};
    font-weight: 650;
  }
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s1};
  align-self: stretch;

  h2 {
    flex: 1 1 9rem;
    min-width: 0;
    font-size: ${fontSize.h4};
    line-height: 1.2;
  }

  time {
    font-size: ${fontSize.badge};
    line-height: 1.35;
  }
`;

/* Tap areas extend over the lines above and below, which cannot be tapped. */
const Place = styled(ContactLink)`
  gap: 6px;
  margin-block: -11px -12px;
  font-size: ${fontSize.small};
`;

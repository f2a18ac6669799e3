import { directionsTo } from "@ridgeline/contract/directions";
import { formatPhone } from "@ridgeline/contract/phone";
import { readAnswers } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { MapPin } from "lucide-react";
import { Fragment, type ReactNode, useContext } from "react";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { color, font, fontSize, media, space, tap } from "../../theme";
import { Badge } from "../../ui/Badge";
import { Fold } from "../../ui/Fold";
import { OutsideLink } from "../../ui/links";
import { TextLink } from "../../ui/TextLink";
import { directionOf, LongText, VisuallyHidden, visuallyHidden } from "../../ui/text";
import { formatAgo, useClock } from "../kit/times";
import { NewRequests } from "../kit/usePageTitle";
import { AskByText } from "../reviews/askForReview";
import { Answered, CallAndText, CopyDetailsButton, EmailLink } from "./answers";
import { formatDate, formatExactTime, namesOf, trackingRows } from "./quoteFacts";

type QuoteProps = { quote: QuoteRequest };

/** More letters fill more than two lines: of a phone, and of a wider screen. */
const SHORT = 84;
const SHORT_WHEN_WIDE = 118;

/** A job ticket: who and what, then how to reach them. `actions` replaces the ways to answer. */
export function RequestCard({ quote, actions }: QuoteProps & { actions?: ReactNode }) {
  const { fullName, projectDetails } = quote;
  return (
    <Root>
      <Who>
        <h3 dir={directionOf(fullName)} tabIndex={-1}>
          {fullName}
        </h3>
        <NewMarker quote={quote} />
        <QuoteTime quote={quote} />
      </Who>
      <Job>
        <Facts quote={quote} />
        <Source>
          <Place quote={quote} />
          <Tracking quote={quote} />
        </Source>
        <Words dir={directionOf(projectDetails)}>
          <VisuallyHidden as="h4">Project Details</VisuallyHidden>
          <Message
            text={projectDetails}
            lines={2}
            short={SHORT}
            about={namesOf(quote)}
            $fitsWide={projectDetails.length <= SHORT_WHEN_WIDE && !projectDetails.includes("\n")}
          />
        </Words>
      </Job>
      <Reach>
        <Line>
          <span>{formatPhone(quote.phone)}</span>
          {quote.email && (
            <span>
              <MailAddress email={quote.email} />
            </span>
          )}
        </Line>
        <Answered quote={quote} />
        <Actions>
          {actions ?? (
            <>
              <CallAndText quote={quote} />
              <EmailLink quote={quote} />
              <CopyDetailsButton quote={quote} />
              <AskByText quote={quote} />
            </>
          )}
          <Stub>
            <time dateTime={quote.createdAt}>{formatDate(quote.createdAt)}</time>
            <span>ID: {quote.id}</span>
          </Stub>
        </Actions>
      </Reach>
    </Root>
  );
}

export function NewMarker({ quote: { id } }: QuoteProps) {
  return useContext(NewRequests).has(id) && <Badge $isOn>New</Badge>;
}

/** "2 hours ago", with the exact time as a tooltip. */
export function QuoteTime({ quote: { createdAt } }: QuoteProps) {
  const text = useClock(() => formatAgo(Date.now() - Date.parse(createdAt)));
  return (
    <Ago dateTime={createdAt} title={formatExactTime(createdAt)}>
      {text}
    </Ago>
  );
}

/** The kind of work, then the other answers about the job. */
function Facts({ quote }: QuoteProps) {
  const { serviceTypes } = usePageBusiness();
  return (
    <Line>
      {readAnswers(quote, serviceTypes, "job").map(({ name, label, value }) =>
        name === "serviceType" ? (
          <strong key={name}>{value}</strong>
        ) : (
          <span key={name}>
            <Label>{label}: </Label>
            {value}
          </span>
        ),
      )}
    </Line>
  );
}

function Place({ quote: { address } }: QuoteProps) {
  if (!address) return null;
  return (
    <Directions as={OutsideLink} href={directionsTo(address)}>
      <MapPin aria-hidden />
      <span dir={directionOf(address)}>{address}</span>
    </Directions>
  );
}

/** An e-mail address that breaks after "@" and dots, if it has to; but not before the "com" at its end. */
function MailAddress({ email }: { email: string }) {
  const parts = email.match(/[^@.]*@|[^@.]*\.(?=.*[@.])|.+/g) ?? [];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function Tracking({ quote }: QuoteProps) {
  const rows = trackingRows(quote);
  if (rows.length === 0) return null;
  return (
    <Origin
      heading={
        <h4>
          Tracking<Label> Information</Label>
        </h4>
      }
    >
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Origin>
  );
}

const phone = "@container (max-width: 36rem)";
const abovePhone = "@container (min-width: 36.001rem)";
const wide = "@container (min-width: 60rem)";

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23.5rem;
  grid-template-rows: auto 1fr;
  gap: 4px ${space.s4};
  padding: 12px ${space.s3};
  font-size: ${fontSize.badge};
  line-height: 1.25;
  overflow-wrap: anywhere;

  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding: ${space.s1} 11px 2px;
  }

  ${wide} {
    grid-template-columns: 14rem minmax(0, 1fr) 23.5rem;
  }

  ${media.print} {
    display: block;
    padding-inline: 0;
  }
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.s1};

  h3 {
    font-size: 1.1875rem;
    line-height: 1.2;
  }

  ${phone} {
    h3 {
      margin-right: auto;
    }
  }

  ${wide} {
    grid-row: 1 / 3;
    flex-direction: column;
  }
`;

const Ago = styled.time`
  color: ${color.muted};
  font-size: ${fontSize.badge};
`;

const Job = styled.div`
  min-width: 0;
  grid-column: 1;

  ${wide} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

const Reach = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  /* the date and the id stand beside the number, the buttons in a row of their own */
  ${phone} {
    flex-flow: row wrap;
    align-items: center;
    gap: 0 4px;

    &::after {
      flex-basis: 100%;
      order: 1;
      content: "";
    }
  }

  ${abovePhone} {
    grid-row: 1 / 3;
    grid-column: -2 / -1;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;

  strong {
    color: ${color.green800};
    font-weight: 650;
  }
`;

/** For screen readers only where there is no room. */
const Label = styled.span`
  ${phone} {
    ${visuallyHidden}
  }
`;

const Source = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: 0 12px;
  margin-bottom: 2px;

  &:has(> [open]) {
    flex-wrap: wrap;
  }

  ${abovePhone} {
    flex-direction: column;
    align-items: flex-start;
  }

  ${wide} {
    flex-direction: row;
    align-items: flex-start;
  }
`;

/* The tap area of the address, and on phones of Tracking, extends over the line above, which cannot be tapped. */
const REACH = "26px";

/* On top where "Tracking" is on the next line. */
const Directions = styled(TextLink)`
  && {
    position: relative;
    z-index: 1;
    align-items: flex-start;
    gap: 6px;
    min-width: 0;
    min-height: 44px;
    margin-top: -${REACH};
    padding-top: ${REACH};
    font-weight: 600;
  }

  svg {
    height: 1.25em;
    color: ${color.green600};
  }
`;

const Words = styled.div`
  position: relative;
  max-width: 62ch;

  /* "More" lies over the end of the last line, and its tap area over the text */
  > label:not(:has(:checked)) {
    position: absolute;
    inset-inline-end: 0;
    bottom: 0;
    align-items: flex-end;
    min-width: 44px;
    min-height: 44px;
    font-size: ${fontSize.small};

    > span {
      padding-inline-start: ${space.s3};
      background: linear-gradient(to right, transparent, ${color.sheet} ${space.s2});
    }
  }
`;

const Message = styled(LongText)<{ $fitsWide: boolean }>`
  font-size: ${fontSize.small};
  white-space: pre-line;

  ${abovePhone} {
    + label {
      ${({ $fitsWide }) => $fitsWide && "display: none;"}
    }
  }
`;

const Stub = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: ${color.muted};

  ${phone} {
    margin-left: auto;
  }
`;

const Origin = styled(Fold)`
  &[open] {
    flex: 1 1 100%;
  }

  > summary {
    align-items: flex-start;
    gap: 4px;
    min-height: 24px;
    width: fit-content;
    color: ${tap.base};

    ${phone} {
      min-height: 44px;
      margin-top: -${REACH};
      padding-top: ${REACH};
    }
  }

  h4 {
    font: 600 ${fontSize.badge} / 1.25 ${font.sans};
  }

  svg {
    width: 1.1em;
    height: 1.1em;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    padding-block: 4px ${space.s1};
  }

  dt {
    color: ${color.muted};
  }

  ${media.print} {
    &:not([open]) {
      display: none;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-top: ${space.s1};
  overflow-wrap: normal;

  && > :is(a, button) {
    gap: 6px;
    min-height: 44px;
    padding: 4px 10px;
    font-size: ${fontSize.small};
  }

  ${phone} {
    display: contents;

    && > :is(a, button) {
      order: 2;
      padding-inline: 8px;
    }

    > a:not(:first-child) > svg {
      display: none;
    }
  }

  /* in two lines, or beside the date */
  > [data-ask] {
    width: 5.25rem;

    ${abovePhone} {
      width: auto;
      margin-block: -6px -8px;
    }
  }

  ${media.print} {
    > a {
      display: none;
    }
  }
`;

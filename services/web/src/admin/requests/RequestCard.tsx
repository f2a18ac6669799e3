import { directionsTo } from "@ridgeline/contract/directions";
import { readAnswers } from "@ridgeline/contract/quoteAnswers";
import type { QuoteFieldName } from "@ridgeline/contract/quoteFields";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { MapPin } from "lucide-react";
import { type ReactNode, useContext } from "react";
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
import { formatExactTime, namesOf, trackingRows } from "./quoteFacts";
import { cardWidth } from "./RequestList";
import { Line, RequestReach } from "./RequestReach";

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
      <RequestReach quote={quote} actions={actions} />
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

/** Answers with a place of their own on the card. */
const PLACED: readonly QuoteFieldName[] = [
  "fullName",
  "phone",
  "email",
  "address",
  "projectDetails",
];

/** All other answers: the kind of work stands out. */
function Facts({ quote }: QuoteProps) {
  const { serviceTypes } = usePageBusiness();
  return (
    <Answers>
      {readAnswers(quote, serviceTypes)
        .filter(({ name }) => !PLACED.includes(name))
        .map(({ name, label, value }) =>
          name === "serviceType" ? (
            <strong key={name}>{value}</strong>
          ) : (
            <span key={name}>
              <Label>{`${label}: `}</Label>
              <span>{value}</span>
            </span>
          ),
        )}
    </Answers>
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

function Tracking({ quote }: QuoteProps) {
  const rows = trackingRows(quote);
  if (rows.length === 0) return null;
  return (
    <Origin heading={<h4>Tracking Information</h4>}>
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

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23.5rem;
  grid-template-rows: auto 1fr;
  gap: 4px ${space.s4};
  padding: 12px ${space.s3};
  font-size: ${fontSize.badge};
  line-height: 1.25;
  overflow-wrap: anywhere;

  /* the parts of the job and of the ways to reach the customer are lines of their own; on the last but one stand Tracking, date and id */
  ${cardWidth.narrow} {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 4px;
    padding: ${space.s1} 11px 2px;
  }

  ${cardWidth.wide} {
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

  ${cardWidth.narrow} {
    flex-basis: 100%;

    h3 {
      margin-right: auto;
    }
  }

  ${cardWidth.wide} {
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

  ${cardWidth.narrow} {
    display: contents;
  }

  ${cardWidth.wide} {
    grid-row: 1 / 3;
    grid-column: 2;
  }
`;

const Answers = styled(Line)`
  flex-basis: 100%;

  strong {
    color: ${color.green800};
    font-weight: 600;
  }
`;

/** For screen readers only where there is no room. */
const Label = styled.span`
  ${cardWidth.narrow} {
    ${visuallyHidden}
  }
`;

const Source = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 0 12px;
  margin-bottom: 2px;

  ${cardWidth.narrow} {
    display: contents;
  }

  ${cardWidth.wide} {
    flex-flow: row wrap;
    justify-content: space-between;
  }
`;

/* The tap area of the address, and on phones of Tracking Information, extends over the line above, which cannot be tapped. */
const REACH = "26px";

/* Above the tap area of Tracking Information, where that is on the next line. */
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
  flex-basis: 100%;
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

  ${cardWidth.aboveNarrow} {
    + label {
      ${({ $fitsWide }) => $fitsWide && "display: none;"}
    }
  }
`;

const Origin = styled(Fold)`
  &[open] {
    flex: 1 1 100%;
  }

  ${cardWidth.narrow} {
    position: relative;
    order: 1;
    margin-inline-end: 8px;
  }

  > summary {
    align-items: flex-start;
    gap: 4px;
    min-height: 24px;
    width: fit-content;
    color: ${tap.base};

    ${cardWidth.narrow} {
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

import { formatPhone } from "@ridgeline/contract/phone";
import { directionsTo } from "@ridgeline/contract/place";
import { type QuoteFieldName, readAnswer, readAnswers } from "@ridgeline/contract/quoteFields";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { MapPin } from "lucide-react";
import { type ReactNode, useContext, useState } from "react";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/shownBusiness";
import { color, font, fontSize, space, tap } from "../../theme";
import { Badge } from "../../ui/Badge";
import { type ButtonStyles, buttonStyles, buttonVariants } from "../../ui/Button";
import { cutAfter } from "../../ui/layout";
import { OutsideLink } from "../../ui/links";
import { directionOf, Isolated } from "../../ui/text";
import { TextLink } from "../../ui/TextLink";
import { LinkRow } from "../kit/adminLayout";
import { passFocusOn } from "../kit/focus";
import { NewRequests } from "./NewRequestsProvider";
import { formatAgo, useClock } from "../kit/times";
import { AskForReview } from "./askForReview";
import { Answered, answersTo, CopyDetailsButton } from "./contactActions";
import { formatDate, formatExactTime, formatClock, namesOf, trackingRows } from "./quoteFacts";
import { cardWidth } from "./RequestList";

type QuoteProps = { quote: QuoteRequest };

type RequestCardProps = QuoteProps & {
  id?: string;
  /** On a wide screen its Call is the filled one. */
  isNewest?: boolean;
  /** Replace the ways to answer. */
  actions?: ReactNode;
};

/**
 * Who and what, how to reach them, and a fold with the rest, which also shows all of a long message. A list has hundreds, so
 * it is few elements, and what is folded is not drawn.
 */
export function RequestCard({ id, quote, isNewest = false, actions }: RequestCardProps) {
  const { createdAt, email, fullName, phone, projectDetails } = quote;
  const { call, text, email: mail } = answersTo(quote, usePageBusiness());
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root id={id} ref={passFocusOn} data-open={isOpen || undefined}>
      <div>
        <header>
          <h3 dir={directionOf(fullName)} tabIndex={-1}>
            {fullName}
          </h3>
          <NewMarker quote={quote} />
          <p>
            <QuoteTime quote={quote} />
            <span>{` · ${formatDate(createdAt)} · ID: ${quote.id}`}</span>
          </p>
        </header>
        <RequestFacts quote={quote} />
        <p dir={directionOf(projectDetails)}>{projectDetails}</p>
      </div>
      <div>
        <p>{[formatPhone(phone), email].filter(Boolean).join(" · ")}</p>
        <Tracking quote={quote} />
        <Answered quote={quote} />
        <Foot data-newest={isNewest || undefined}>
          {actions ?? (
            <>
              <a {...call} />
              <a {...text} />
              {mail && <a {...mail} />}
              <CopyDetailsButton quote={quote} />
            </>
          )}
          <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
            <summary aria-label={`${isOpen ? "Less" : "More"} about ${namesOf(quote)}`}>
              {isOpen ? "Less" : "More"}
            </summary>
            {isOpen && <Rest quote={quote} isAnswered={!actions} />}
          </details>
        </Foot>
      </div>
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
    <time dateTime={createdAt} title={formatExactTime(createdAt)}>
      {text}
    </time>
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

/** The kind of work, which stands out, and where it is; then all other answers. */
function RequestFacts({ quote }: QuoteProps) {
  const { serviceTypes } = usePageBusiness();
  const { address } = quote;
  const others = readAnswers(quote, serviceTypes)
    .filter(({ name }) => name !== "serviceType" && !PLACED.includes(name))
    .map(({ label, value }) => ` · ${label}: ${value}`)
    .join("");
  return (
    <p>
      <strong>{readAnswer(quote, "serviceType", serviceTypes)}</strong>
      {address && <span> · </span>}
      {address && <Isolated text={address} />}
      <span>{others}</span>
    </p>
  );
}

function Rest({ quote, isAnswered }: QuoteProps & { isAnswered: boolean }) {
  const { address, createdAt } = quote;
  return (
    <>
      <p>
        <span>{`Received at ${formatClock(createdAt)}`}</span>
      </p>
      <LinkRow>
        {address && (
          <TextLink as={OutsideLink} href={directionsTo(address)}>
            <MapPin />
            Directions
          </TextLink>
        )}
        {isAnswered && <AskForReview quote={quote} />}
      </LinkRow>
    </>
  );
}

function Tracking({ quote }: QuoteProps) {
  const rows = trackingRows(quote);
  if (rows.length === 0) return null;
  return (
    <p>
      <strong>Tracking Information</strong>
      <span>{rows.map(([label, value]) => ` · ${label}: ${value}`).join("")}</span>
    </p>
  );
}

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px ${space.s4};
  padding: ${space.s1} 12px;
  font-size: ${fontSize.badge};
  line-height: 1.2;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 4px;
  }

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
  }

  h3 {
    font-size: 1.1875rem;
    line-height: 1.2;
  }

  strong {
    color: ${color.ground800};
    font-weight: 600;
  }

  header ~ p + p {
    max-width: 72ch;
    white-space: pre-line;
  }

  header > p,
  details > p {
    color: ${color.muted};
  }

  /* What is long is cut off until the fold is open. */
  @media screen {
    &:not([data-open]) div > p + p {
      ${cutAfter(1)}
    }

    &:not([data-open]) header ~ p + p {
      white-space: normal; /* a blank line would be one of the two */
      -webkit-line-clamp: 2;
    }
  }

  ${cardWidth.narrow} {
    header > p {
      flex-basis: 100%;
    }

    &:not([data-open]) footer > :nth-child(n + 3):not(details) {
      display: none; /* with the rest */
    }
  }

  ${cardWidth.wide} {
    grid-template-columns: minmax(0, 1fr) 28rem;
    padding: ${space.s2} ${space.s3};
    line-height: 1.35;
  }
`;

/* The fold's sign stands at the end of the buttons' row; what it opens is below. */
const Foot = styled.footer.attrs<ButtonStyles>({ $variant: "line" })`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.s1};
  margin-top: 2px;
  overflow-wrap: normal;

  > a {
    ${buttonStyles}
  }

  > :is(a, button) {
    min-height: 44px;
    padding: 4px 11px;
    font-size: ${fontSize.small};
  }

  > details {
    flex: 1 0 100%;
  }

  summary {
    position: absolute;
    inset: 0 0 auto auto;
    padding: 12px ${space.s1};
    color: ${tap.base};
    font: 650 ${fontSize.small} / 20px ${font.sans};
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  summary + p {
    margin-top: 12px;
  }

  details button {
    margin-inline: -12px;
  }

  ${cardWidth.narrow} {
    > :is(a, button) {
      flex: 1 1 30%;
    }

    > :nth-child(2) {
      margin-inline-end: 3.5rem;
    }

    > :nth-child(n + 3):not(details) {
      margin-top: ${space.s1};
    }
  }

  > a:first-child {
    ${buttonVariants.primary}
  }

  ${cardWidth.wide} {
    &:not([data-newest]) > a:first-child {
      ${buttonVariants.line}
      box-shadow: none;
    }
  }
`;

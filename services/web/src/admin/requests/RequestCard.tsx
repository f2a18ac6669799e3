import type { Confirmation } from "@ridgeline/contract/notifications";
import { formatPhone } from "@ridgeline/contract/phone";
import { directionsTo } from "@ridgeline/contract/place";
import { type QuoteFieldName, readAnswers } from "@ridgeline/contract/quoteFields";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { MapPin } from "lucide-react";
import { createContext, type ReactNode, useContext } from "react";
import { css, styled } from "styled-components";
import { usePageBusiness } from "../../site/shownBusiness";
import { color, font, fontSize, space, tap } from "../../theme";
import { Badge } from "../../ui/Badge";
import { buttonVariants } from "../../ui/Button";
import { Row } from "../../ui/layout";
import { OutsideLink } from "../../ui/links";
import { directionOf, VisuallyHidden } from "../../ui/text";
import { TextLink } from "../../ui/TextLink";
import { LinkRow } from "../kit/adminLayout";
import { NewRequests } from "../kit/PageHead";
import { formatAgo, useClock } from "../kit/times";
import { AskForReview } from "./askForReview";
import { Answered, CallAndText, CopyDetailsButton, EmailLink } from "./contactActions";
import { formatDate, formatExactTime, formatTime, namesOf, trackingRows } from "./quoteFacts";
import { cardWidth } from "./RequestList";

type QuoteProps = { quote: QuoteRequest };

type RequestCardProps = QuoteProps & {
  /** On a wide screen its Call is the filled one. */
  isNewest?: boolean;
  /** Replace the ways to answer. */
  actions?: ReactNode;
};

/** Who and what, how to reach them, and a fold with the rest, which also shows all of a long message. */
export function RequestCard({ quote, isNewest = false, actions }: RequestCardProps) {
  const { createdAt, email, fullName, id, phone, projectDetails } = quote;
  return (
    <Root>
      <div>
        <header>
          <h3 dir={directionOf(fullName)} tabIndex={-1}>
            {fullName}
          </h3>
          <NewMarker quote={quote} />
          <p>
            <QuoteTime quote={quote} />
            <time dateTime={createdAt}>{formatDate(createdAt)}</time>
            <span>{`ID: ${id}`}</span>
          </p>
        </header>
        <Facts quote={quote} />
        <VisuallyHidden as="h4">Project Details</VisuallyHidden>
        <Words dir={directionOf(projectDetails)}>{projectDetails}</Words>
      </div>
      <div>
        <p>
          <span>{formatPhone(phone)}</span>
          {email && <span>{email}</span>}
        </p>
        <Answered quote={quote} />
        <Foot>
          <Actions $isNewest={isNewest}>
            {actions ?? (
              <>
                <CallAndText quote={quote} />
                <EmailLink quote={quote} />
                <CopyDetailsButton quote={quote} />
              </>
            )}
          </Actions>
          <details>
            <summary aria-label={`More about ${namesOf(quote)}`}>More</summary>
            <p>
              <span>{`Received at ${formatTime(createdAt)}`}</span>
              <ConfirmationNote about={id} />
            </p>
            <Rest>
              <Directions quote={quote} />
              {!actions && <AskForReview quote={quote} />}
            </Rest>
            <Tracking quote={quote} />
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
function Facts({ quote }: QuoteProps) {
  const { serviceTypes } = usePageBusiness();
  const { address } = quote;
  const answers = readAnswers(quote, serviceTypes);
  const others = answers.filter(({ name }) => name !== "serviceType" && !PLACED.includes(name));
  return (
    <p>
      <strong>{answers.find(({ name }) => name === "serviceType")?.value}</strong>
      {address && <span dir={directionOf(address)}>{address}</span>}
      {others.map(({ name, label, value }) => (
        <span key={name}>{`${label}: ${value}`}</span>
      ))}
    </p>
  );
}

/** For all cards on a page. */
export const Confirmations = createContext<readonly Confirmation[]>([]);

const words = {
  sent: "E-mail sent",
  waiting: "E-mail waits",
  refused: "E-mail refused",
  unsent: "E-mail not sent",
} as const satisfies Record<Confirmation["state"], string>;

/** On a request's card: what became of the answer by e-mail, if there is one. */
function ConfirmationNote({ about }: { about: number }) {
  const confirmation = useContext(Confirmations).find(({ id }) => id === about);
  if (!confirmation) return null;
  const { state, reason } = confirmation;
  const text = reason === null ? words[state] : `${words[state]}. ${reason}`;
  return <Note $isBad={state === "refused"}>{text}</Note>;
}

const Note = styled.span<{ $isBad: boolean }>`
  color: ${({ $isBad }) => ($isBad ? color.danger : color.muted)};
`;

function Directions({ quote: { address } }: QuoteProps) {
  if (!address) return null;
  return (
    <TextLink as={OutsideLink} href={directionsTo(address)}>
      <MapPin aria-hidden />
      Directions
    </TextLink>
  );
}

function Tracking({ quote }: QuoteProps) {
  const rows = trackingRows(quote);
  if (rows.length === 0) return null;
  return (
    <>
      <h4>Tracking Information</h4>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const Words = styled.p`
  max-width: 72ch;
  white-space: pre-line;
`;

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s1} ${space.s4};
  padding: ${space.s1} 12px;
  font-size: ${fontSize.badge};
  line-height: 1.25;
  overflow-wrap: anywhere;

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space.s1};
  }

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 12px;
  }

  :is(header > p, summary + p, dt) {
    color: ${color.muted};
  }

  h3 {
    font-size: 1.1875rem;
    line-height: 1.2;
  }

  h4 {
    font: 600 ${fontSize.badge} / 1.6 ${font.sans};
  }

  strong {
    color: ${color.ground800};
    font-weight: 600;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
  }

  /* in one line of facts */
  p > :is(span, strong, time) + :is(span, time)::before {
    content: "· "; /* at the end of a line rather than at its beginning */
    margin-inline-start: 4px;
    color: ${color.muted};
  }

  /* not the other way round: a browser without :has() shows all of it */
  @media screen {
    &:not(:has([open])) ${Words} {
      display: -webkit-box;
      overflow: hidden;
      white-space: normal; /* a blank line would be one of the two */
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }

  ${cardWidth.narrow} {
    header > p {
      flex-basis: 100%;
    }
  }

  ${cardWidth.wide} {
    grid-template-columns: minmax(0, 1fr) 28rem;
    padding: ${space.s2} ${space.s3};
  }
`;

/* The fold's sign stands at the end of the buttons' row; what it opens is below. */
const Foot = styled.footer`
  position: relative;

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
`;

const Actions = styled(Row)<{ $isNewest: boolean }>`
  gap: ${space.s1};
  margin-inline-end: 4rem;
  overflow-wrap: normal;

  > :is(a, button) {
    gap: 6px;
    min-height: 44px;
    padding: 4px clamp(8px, 1.2cqi, 11px);
    font-size: ${fontSize.small};
  }

  ${cardWidth.upToWide} {
    svg {
      display: none;
    }
  }

  ${cardWidth.wide} {
    ${({ $isNewest }) => !$isNewest && quietCall}
  }

  ${cardWidth.narrowest} {
    gap: 4px;
    margin-inline-end: 3rem;

    > :last-child {
      width: min-content;
    }
  }
`;

const quietCall = css`
  > a:first-child {
    ${buttonVariants.line}
    box-shadow: none;
  }
`;

const Rest = styled(LinkRow)`
  > button {
    margin-inline: -12px;
  }
`;

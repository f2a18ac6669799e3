import { townOf } from "@ridgeline/contract/place";
import { readAnswer } from "@ridgeline/contract/quoteFields";
import {
  QUARANTINE_ANCHOR,
  type QuoteRequest,
  requestPath,
} from "@ridgeline/contract/quoteRequest";
import { MessageSquare, Phone } from "lucide-react";
import { useContext } from "react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/shownBusiness";
import { paths } from "../../site/paths";
import { color, fontSize, space } from "../../theme";
import { Badge } from "../../ui/Badge";
import { LinkButton } from "../../ui/Button";
import { Card, Grid, Row } from "../../ui/layout";
import { TextLink } from "../../ui/TextLink";
import { ThreeColumns } from "../lists/ContentCard";
import { cardInset, DashboardSection, OneLine, SpreadRow } from "../kit/adminLayout";
import type { ListQuery } from "../lists/listStates";
import { NewRequests } from "./NewRequestsProvider";
import { Answered, answersTo } from "./contactActions";
import { NewMarker, QuoteTime } from "./RequestCard";

const SHOWN = 3;

type NewestRequestsProps = { list: ListQuery<QuoteRequest>; quarantineCount: number };

/** The dashboard's first section: the newest requests, each one tap away from a call. */
export function NewestRequests({ list, quarantineCount }: NewestRequestsProps) {
  const newCount = useContext(NewRequests).size;
  const count = list.data?.length ?? 0;
  return (
    <DashboardSection aria-labelledby="new-requests">
      <Row>
        <h2 id="new-requests">New requests</h2>
        {newCount > 0 && <Badge $isOn>{`${newCount} new`}</Badge>}
      </Row>
      <Newest list={list} />
      <Row $gap="md">
        {count > SHOWN && (
          <TextLink as={Link} to={paths.adminQuoteRequests}>
            <span>{`All ${count} quote requests`}</span> <span aria-hidden>→</span>
          </TextLink>
        )}
        {quarantineCount > 0 && (
          <TextLink as={Link} to={`${paths.adminQuoteRequests}#${QUARANTINE_ANCHOR}`}>
            <span>{`${quarantineCount} held as spam`}</span> <span aria-hidden>→</span>
          </TextLink>
        )}
      </Row>
    </DashboardSection>
  );
}

function Newest({ list: { data: quotes, isError } }: { list: ListQuery<QuoteRequest> }) {
  if (quotes === undefined) return isError && <Note>Not available</Note>;
  if (quotes.length === 0) {
    return <Note>No quote requests yet. Those from the estimate form will be listed here.</Note>;
  }
  return (
    <ThreeColumns as="ul">
      {quotes.slice(0, SHOWN).map((quote) => (
        <NewestRequest key={quote.id} quote={quote} />
      ))}
    </ThreeColumns>
  );
}

function NewestRequest({ quote }: { quote: QuoteRequest }) {
  const { id, fullName, projectDetails } = quote;
  const { call, text } = answersTo(quote, usePageBusiness());
  return (
    <Ticket as="li">
      <SpreadRow>
        <Name as={Link} to={requestPath(id)} dir="auto">
          {fullName}
        </Name>
        <NewMarker quote={quote} />
        <QuoteTime quote={quote} />
      </SpreadRow>
      <ServiceAndTown quote={quote} />
      <OneLine dir="auto">{projectDetails}</OneLine>
      <Answered quote={quote} />
      <Buttons>
        <LinkButton {...call}>
          <Phone />
          Call
        </LinkButton>
        <LinkButton $variant="line" {...text}>
          <MessageSquare />
          Text
        </LinkButton>
      </Buttons>
    </Ticket>
  );
}

/** "Roofing & Roof Repair · Dahlonega" */
function ServiceAndTown({ quote }: { quote: QuoteRequest }) {
  const { serviceTypes } = usePageBusiness();
  return (
    <p>
      <span>{readAnswer(quote, "serviceType", serviceTypes)}</span>
      {quote.address && (
        <>
          <span>{" · "}</span>
          <bdi>{townOf(quote.address)}</bdi>
        </>
      )}
    </p>
  );
}

const Ticket = styled(Card)`
  display: flex;
  flex-direction: column;
  padding: clamp(4px, 1vw, 8px) ${cardInset} ${cardInset};

  > p {
    font-size: ${fontSize.small};
    line-height: 1.45;
  }

  time {
    flex: none;
    color: ${color.muted};
    font-size: ${fontSize.badge};
  }
`;

const Name = styled(TextLink)`
  flex: 1;
  min-width: 0;
  padding-block: 12px; /* a name of two lines keeps the same air around it */
  font-size: ${fontSize.h4};
  line-height: 1.25;
`;

const Buttons = styled(Grid).attrs({ $min: "7rem", $gap: "sm" })`
  margin-top: auto;
  padding-top: 12px;
`;

const Note = styled(Card).attrs({ as: "p" })`
  padding: ${space.s3};
`;

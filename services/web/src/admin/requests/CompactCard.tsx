import { directionsTo } from "@ridgeline/contract/directions";
import { readAnswer, readAnswers } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import MapPin from "lucide-react/icons/map-pin";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { color, fontSize, space } from "../../theme";
import { OutsideLink } from "../../ui/OutsideLink";
import { Card } from "../../ui/Card";
import { ContactLink } from "./ContactLink";
import { formatDate } from "./formatDate";
import { NewMarker, QuoteTime } from "./cardParts";
import { CompactActions } from "./CompactActions";
import { CompactDetails } from "./CompactDetails";

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

import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { color, font, fontSize, media, radius, space } from "../../theme";
import { LongText } from "../../ui/LongText";
import { quoteLabels, trackingRows } from "./quoteFacts";

/** The customer, the work, and where the customer came from. */
export function QuoteDetails({ quote }: { quote: QuoteRequest }) {
  const { serviceType, timing, budget } = quoteLabels(quote);
  const tracking = trackingRows(quote);
  return (
    <Root>
      <h2 dir="auto">{quote.fullName}</h2>
      <Chips>
        <strong>{serviceType}</strong>
        {timing && <span>Timing: {timing}</span>}
        {budget && <span>Budget: {budget}</span>}
      </Chips>
      <h3>Project Details</h3>
      <Message text={quote.projectDetails} />
      {tracking.length > 0 && (
        <Tracking>
          <h3>Tracking Information</h3>
          <dl>
            {tracking.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Tracking>
      )}
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
  padding: ${space.s3} 28px 28px;

  h2 {
    font-size: 1.625rem;
  }

  h3 {
    margin: ${space.s3} 0 6px;
    font: 650 ${fontSize.small} / 1.3 ${font.sans};
    letter-spacing: 0;
  }

  ${media.upToPhone} {
    padding: 20px;
  }
`;

const Chips = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};
  margin-top: 12px;

  > * {
    padding: 5px 12px;
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
    font-size: ${fontSize.small};
    font-weight: 550;
    line-height: 1.35;
  }

  strong {
    border-color: transparent;
    background: ${color.green100};
    color: ${color.green800};
    font-weight: 650;
  }
`;

const Message = styled(LongText)`
  max-width: 62ch;
  white-space: pre-line;
`;

const Tracking = styled.div`
  margin-top: ${space.s3};
  padding: ${space.s2} 20px;
  border-radius: ${radius.medium};
  background: ${color.paper};

  h3 {
    margin: 0 0 10px;
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: 12px ${space.s4};
  }

  dt {
    color: ${color.muted};
    font-size: ${fontSize.badge};
  }

  dd {
    font-size: ${fontSize.small};
  }
`;

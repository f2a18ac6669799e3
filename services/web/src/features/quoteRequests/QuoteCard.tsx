import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import CalendarCheck from "lucide-react/icons/calendar-check";
import { styled } from "styled-components";
import { color, font, fontSize, media, space } from "../../theme";
import { Card } from "../../ui/Card";
import { formatDate } from "./formatDate";
import { NewMarker } from "./NewMarker";
import { QuoteActions } from "./QuoteActions";
import { QuoteContact } from "./QuoteContact";
import { QuoteDetails } from "./QuoteDetails";
import { QuoteHead } from "./QuoteHead";
import { QuoteTime } from "./QuoteTime";

/** A job ticket: who, where and what, beside contact and actions; below them the details. */
export function QuoteCard({ quote }: { quote: QuoteRequest }) {
  return (
    <Root>
      <Stub>
        <Number>
          <span>ID: {quote.id}</span>
          <NewMarker id={quote.id} />
        </Number>
        <When>
          <CalendarCheck aria-hidden />
          <time dateTime={quote.createdAt}>{formatDate(quote.createdAt)}</time>
          <Ago>
            <QuoteTime iso={quote.createdAt} />
          </Ago>
        </When>
      </Stub>
      <QuoteHead quote={quote} />
      <Side>
        <QuoteContact quote={quote} />
        <QuoteActions quote={quote} />
      </Side>
      <QuoteDetails quote={quote} />
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr) 360px;
  overflow-wrap: anywhere;

  ${media.upToLaptop} {
    grid-template: none / minmax(0, 1fr);
  }
`;

const Stub = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  align-items: center;
  justify-content: space-between;
  gap: 4px ${space.s2};
  min-height: 54px;
  padding: 12px 28px;
  border-bottom: 1px dashed ${color.lineDashed};

  ${media.upToPhone} {
    padding: 12px 20px;
  }
`;

const Number = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > :first-child {
    color: ${color.muted};
    font: 500 ${fontSize.badge} / 1.6 ${font.mono};
  }
`;

const When = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.s1};
  font-size: ${fontSize.small};
  font-weight: 600;
`;

const Ago = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  grid-row: 2 / 4;
  grid-column: 2;
  gap: ${space.s2};
  padding: ${space.s2} 28px ${space.s3};
  border-left: 1px solid ${color.line};

  ${media.upToLaptop} {
    grid-area: auto;
    padding-top: ${space.s2};
    border-left: 0;
  }

  ${media.upToPhone} {
    padding: ${space.s2} 20px 0;

    /* one hand, on a ladder: the buttons first */
    > :last-child {
      order: -1;
    }
  }
`;

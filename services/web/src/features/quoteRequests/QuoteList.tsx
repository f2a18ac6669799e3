import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import CalendarCheck from "lucide-react/icons/calendar-check";
import { styled } from "styled-components";
import { NearScreenList } from "../../admin/NearScreenList";
import { color, font, fontSize, media, space } from "../../theme";
import { Card } from "../../ui/Card";
import { formatDate } from "./formatDate";
import { QuoteActions } from "./QuoteActions";
import { QuoteContact } from "./QuoteContact";
import { QuoteDetails } from "./QuoteDetails";

export function QuoteList({ quotes }: { quotes: readonly QuoteRequest[] }) {
  return <List items={quotes} summarize={toSearchText} renderItem={renderQuote} />;
}

/** The text that find-in-page can find. */
function toSearchText({ id, fullName, phone, email, address, projectDetails }: QuoteRequest) {
  return [`ID: ${id}`, fullName, phone, email, address, projectDetails].filter(Boolean).join(" ");
}

const renderQuote = (quote: QuoteRequest) => <QuoteCard quote={quote} />;

/** A job ticket: the request on the left, contact and actions on the right. */
function QuoteCard({ quote }: { quote: QuoteRequest }) {
  return (
    <Root>
      <Stub>
        <span>ID: {quote.id}</span>
        <time dateTime={quote.createdAt}>
          <CalendarCheck aria-hidden />
          {formatDate(quote.createdAt)}
        </time>
      </Stub>
      <QuoteDetails quote={quote} />
      <Side>
        <QuoteContact quote={quote} />
        <QuoteActions quote={quote} />
      </Side>
    </Root>
  );
}

const List = styled(NearScreenList<QuoteRequest>)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  overflow-wrap: anywhere;

  ${media.upToLaptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Stub = styled.div`
  display: flex;
  flex-wrap: wrap;
  grid-column: 1 / -1;
  justify-content: space-between;
  gap: 4px ${space.s2};
  padding: 14px 28px;
  border-bottom: 1px dashed ${color.lineDashed};

  span {
    color: ${color.muted};
    font: 500 ${fontSize.badge} / 1.6 ${font.mono};
  }

  time {
    display: flex;
    align-items: center;
    gap: ${space.s1};
    font-size: ${fontSize.small};
    font-weight: 600;
  }

  ${media.upToPhone} {
    padding: 12px 20px;
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.s3};
  padding: ${space.s3} 28px;
  border-left: 1px solid ${color.line};

  ${media.upToLaptop} {
    border-top: 1px solid ${color.line};
    border-left: 0;
  }

  ${media.upToPhone} {
    padding: 20px;
  }
`;

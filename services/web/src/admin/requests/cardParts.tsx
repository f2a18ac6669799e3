import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import CalendarCheck from "lucide-react/icons/calendar-check";
import { useContext } from "react";
import { styled } from "styled-components";
import { formatAgo, useNow } from "../kit/times";
import { NewRequests } from "../kit/usePageTitle";
import { color, font, fontSize, space } from "../../theme";
import { Badge } from "../../ui/Badge";
import { formatDate, formatExactTime } from "./formatDate";

/** The first line of a request's card: its number, whether it is new, and when it came. */
export function QuoteStub({ quote }: { quote: QuoteRequest }) {
  return (
    <Stub>
      <Number>
        <span>ID: {quote.id}</span>
        <NewMarker id={quote.id} />
      </Number>
      <When>
        <CalendarCheck aria-hidden />
        <time dateTime={quote.createdAt}>{formatDate(quote.createdAt)}</time>
        <QuoteTime iso={quote.createdAt} />
      </When>
    </Stub>
  );
}

/** "New" on a request that is new since the owner's last visit; on others nothing. */
export function NewMarker({ id }: { id: number }) {
  return useContext(NewRequests).has(id) && <Badge $isOn>New</Badge>;
}

/** "2 hours ago", with the exact time as a tooltip. */
export function QuoteTime({ iso }: { iso: string }) {
  const now = useNow();
  return (
    <Ago dateTime={iso} title={formatExactTime(iso)}>
      {formatAgo(now - Date.parse(iso))}
    </Ago>
  );
}

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

const Ago = styled.time`
  color: ${color.muted};
  font-size: ${fontSize.small};
  font-weight: 400;
`;

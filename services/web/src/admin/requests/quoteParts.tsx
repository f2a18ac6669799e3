import { readAnswer } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { townOf } from "@ridgeline/contract/townOf";
import { useContext } from "react";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { color, fontSize } from "../../theme";
import { Badge } from "../../ui/Badge";
import { formatAgo, useClock } from "../kit/times";
import { NewRequests } from "../kit/usePageTitle";
import { formatExactTime } from "./quoteFacts";

type QuoteProps = { quote: QuoteRequest };

/** "New" on a request that is new since the owner's last visit; on others nothing. */
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

/** "Roofing & Roof Repair · Dahlonega" */
export function ServiceAndTown({ quote }: QuoteProps) {
  const { serviceTypes } = usePageBusiness();
  return (
    <p>
      {readAnswer(quote, "serviceType", serviceTypes)}
      {quote.address && (
        <>
          {" · "}
          <bdi>{townOf(quote.address)}</bdi>
        </>
      )}
    </p>
  );
}

const Ago = styled.time`
  color: ${color.muted};
  font-size: ${fontSize.badge};
  line-height: 1.25;
`;

import { useRef } from "react";
import { fetchOnEntry, ListStates } from "../../admin/ListStates";
import { PageHead } from "../../admin/PageHead";
import { usePageTitle } from "../../admin/usePageTitle";
import { ExportButton } from "../../features/quoteRequests/ExportButton";
import { HeldRequests } from "../../features/quoteRequests/HeldRequests";
import {
  quoteRequestWording,
  useGetHeldRequestsQuery,
  useGetQuoteRequestsQuery,
} from "../../features/quoteRequests/quoteRequestsApi";
import { QuoteBones } from "../../features/quoteRequests/QuoteBones";
import { QuoteList } from "../../features/quoteRequests/QuoteList";

export function QuoteRequestsPage() {
  usePageTitle(quoteRequestWording.title);
  const list = useGetQuoteRequestsQuery(undefined, fetchOnEntry);
  const held = useGetHeldRequestsQuery(undefined, fetchOnEntry);
  const title = useRef<HTMLHeadingElement>(null);
  const quotes = list.data ?? [];
  return (
    <>
      <PageHead title={quoteRequestWording.title} list={list} titleRef={title} alsoShown={held}>
        {quotes.length > 0 && <ExportButton quotes={quotes} />}
      </PageHead>
      <ListStates
        list={list}
        wording={quoteRequestWording}
        emptyHint="Requests from the estimate form will be listed here."
        bones={<QuoteBones />}
      >
        {(items) => <QuoteList quotes={items} />}
      </ListStates>
      <HeldRequests held={held} quotes={list} titleRef={title} />
    </>
  );
}

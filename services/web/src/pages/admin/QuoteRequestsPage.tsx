import { ListStates } from "../../admin/ListStates";
import { PageHead } from "../../admin/PageHead";
import { ExportButton } from "../../features/quoteRequests/ExportButton";
import { QuoteList } from "../../features/quoteRequests/QuoteList";
import { useGetQuoteRequestsQuery } from "../../features/quoteRequests/quoteRequestsApi";
import { quoteRequestWording } from "../../features/quoteRequests/quoteRequestWording";
import { usePageTitle } from "./usePageTitle";

const TITLE = "Quote Requests";

export function QuoteRequestsPage() {
  usePageTitle(TITLE);
  const list = useGetQuoteRequestsQuery();
  const quotes = list.data ?? [];
  return (
    <>
      <PageHead title={TITLE} list={list}>
        {quotes.length > 0 && <ExportButton quotes={quotes} />}
      </PageHead>
      <ListStates
        list={list}
        wording={quoteRequestWording}
        emptyHint="Requests from the estimate form will be listed here."
      >
        {(items) => <QuoteList quotes={items} />}
      </ListStates>
    </>
  );
}

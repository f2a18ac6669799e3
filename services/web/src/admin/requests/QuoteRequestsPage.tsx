import { useRef } from "react";
import { fetchOnEntry, AdminListStates } from "../kit/listStates";
import { PageHead } from "../kit/PageHead";
import { usePageTitle } from "../kit/usePageTitle";
import { ExportButton } from "./ExportButton";
import { QuarantineSection } from "./Quarantine";
import {
  quoteRequestWording,
  useGetQuarantineQuery,
  useGetQuoteRequestsQuery,
} from "./quoteRequestsApi";
import { QuoteList } from "./QuoteList";

export function QuoteRequestsPage() {
  usePageTitle(quoteRequestWording.title);
  const list = useGetQuoteRequestsQuery(undefined, fetchOnEntry);
  const held = useGetQuarantineQuery(undefined, fetchOnEntry);
  const title = useRef<HTMLHeadingElement>(null);
  const quotes = list.data ?? [];
  return (
    <>
      <PageHead title={quoteRequestWording.title} list={list} titleRef={title} alsoShown={held}>
        {quotes.length > 0 && <ExportButton quotes={quotes} />}
      </PageHead>
      <AdminListStates
        list={list}
        wording={quoteRequestWording}
        emptyHint="Requests from the estimate form will be listed here."
      >
        {(items) => <QuoteList quotes={items} held={held.data ?? NONE} />}
      </AdminListStates>
      <QuarantineSection held={held} quotes={list} titleRef={title} />
    </>
  );
}

const NONE: readonly never[] = [];

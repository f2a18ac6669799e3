import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import dayjs from "dayjs";
import { Download } from "lucide-react";
import { Button } from "../../ui/Button";
import { downloadFile } from "./downloadFile";
import { quoteCsv } from "./quoteCsv";

/** Saves the whole list as a spreadsheet, created in the browser. */
export function ExportButton({ quotes }: { quotes: readonly QuoteRequest[] }) {
  const handleClick = () => {
    const day = dayjs().format("YYYY-MM-DD");
    downloadFile(`quote-requests-${day}.csv`, "text/csv;charset=utf-8", quoteCsv(quotes));
  };

  return (
    <Button variant="line" onClick={handleClick}>
      <Download aria-hidden />
      Export CSV
    </Button>
  );
}

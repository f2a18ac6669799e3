import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import dayjs from "dayjs";
import Download from "lucide-react/icons/download";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { media } from "../../theme";
import { Button } from "../../ui/Button";
import { quoteCsv } from "./quoteCsv";

/** Saves the whole list as a spreadsheet, created in the browser. */
export function ExportButton({ quotes }: { quotes: readonly QuoteRequest[] }) {
  const { serviceTypes } = usePageBusiness();
  const handleClick = () => {
    const text = quoteCsv(quotes, serviceTypes);
    const day = dayjs().format("YYYY-MM-DD");
    downloadFile(`quote-requests-${day}.csv`, "text/csv;charset=utf-8", text);
  };

  return (
    <Root variant="line" onClick={handleClick}>
      <Download aria-hidden />
      Export CSV
    </Root>
  );
}

const KEPT_MS = 10_000;

/** Saves a text as a download. */
function downloadFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads the text only after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, KEPT_MS);
}

/* On phones it is next to Refresh. */
const Root = styled(Button)`
  ${media.upToPhone} {
    && {
      width: auto;
      margin-right: -12px;
      padding-inline: 12px;
      border: 0;
      background: none;
    }

    svg {
      display: none;
    }
  }
`;

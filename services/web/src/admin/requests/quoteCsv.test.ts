import { sample } from "../../../test/renderApp";
import { bareQuote, fullQuote } from "../../../test/sampleQuotes";
import { formatDateTime } from "./quoteFacts";
import { quoteCsv } from "./quoteCsv";

const created = formatDateTime(fullQuote.createdAt);
const DETAILS = "A stain on the bedroom ceiling.\nNear the chimney.";

test("writes a header row and one row per request, with the labels of chosen options", () => {
  const [titles, full, bare, end] = quoteCsv([fullQuote, bareQuote], sample.serviceTypes).split(
    "\r\n",
  );

  expect(titles).toMatch(
    /^\uFEFFID,Created,Full Name,Phone,Email,Address,Service Type,Timing,Budget,/,
  );
  expect(titles).toMatch(/Project Details,UTM Source,UTM Medium,UTM Campaign,Referrer$/);
  expect(full).toContain(
    `114,${created},Jane Holcomb,7065550117,jane.holcomb@example.com,"48 Auraria Road, Dahlonega",Roofing & Roof Repair,ASAP,"$1,000 - $5,000",`,
  );
  expect(full).toContain(`"${DETAILS}",google,cpc,roof-repair-fall,https://www.google.com/`);
  expect(bare).toContain(`113,${created},Jane Holcomb,7065550117,,,Roofing & Roof Repair,,,`);
  expect(end).toBe("");
});

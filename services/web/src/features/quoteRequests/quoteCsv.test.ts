import { bareQuote, fullQuote } from "../../../test/sampleQuotes";
import { formatDateTime } from "./formatDate";
import { quoteCsv } from "./quoteCsv";

const created = formatDateTime(fullQuote.createdAt);

test("writes a header row and one row per request", () => {
  expect(quoteCsv([fullQuote, bareQuote])).toBe(
    [
      "\uFEFFID,Created,Full Name,Phone,Email,Address,Service Type,Timing,Budget,Project Details,UTM Source,UTM Medium,UTM Campaign,Referrer",
      `114,${created},Jane Holcomb,7065550117,jane.holcomb@example.com,"48 Auraria Road, Dahlonega",Roofing & Roof Repair,ASAP,"$1,000 - $5,000","A stain on the bedroom ceiling.\nNear the chimney.",google,cpc,roof-repair-fall,https://www.google.com/`,
      `113,${created},Jane Holcomb,7065550117,,,Roofing & Roof Repair,,,"A stain on the bedroom ceiling.\nNear the chimney.",,,,`,
      "",
    ].join("\r\n"),
  );
});

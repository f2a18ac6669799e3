import { formatPhone } from "@ridgeline/contract/phone";
import { readAnswer, sampleAnswers } from "@ridgeline/contract/quoteAnswers";
import { quoteFieldList } from "@ridgeline/contract/quoteFields";
import { createMatcher, toSearchText } from "../kit/searchText";
import { renderPart, sample } from "../../../test/renderApp";
import { fullQuote } from "../../../test/sampleQuotes";
import { quoteCsv } from "./quoteCsv";
import { searchTextsOf, summarizeQuote } from "./quoteFacts";
import { RequestCard } from "./RequestCard";

const quote = { ...fullQuote, ...sampleAnswers };
const { serviceTypes } = sample;

describe.each(quoteFieldList)("the answer to $name", ({ name }) => {
  const value = readAnswer(quote, name, serviceTypes);
  const shown = name === "phone" ? formatPhone(value) : value;

  test("is on the owner's card", () => {
    renderPart("/admin/quote-requests", <RequestCard quote={quote} />);

    expect(document.body.textContent).toContain(shown);
  });

  test("is in the spreadsheet", () => {
    expect(quoteCsv([quote], serviceTypes)).toContain(value);
  });

  test("is in the copied text", () => {
    expect(summarizeQuote(quote, serviceTypes)).toContain(shown);
  });

  test("is found by the search", () => {
    const text = toSearchText(searchTextsOf(quote, serviceTypes), quote.phone);

    expect(createMatcher(value)(text)).toBe(true);
  });
});

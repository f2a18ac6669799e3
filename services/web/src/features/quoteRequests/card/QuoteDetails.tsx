import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { font, fontSize, space } from "../../../theme";
import { LongText } from "../../../ui/text/LongText";
import { Tracking } from "./Tracking";

/** What the customer wrote, and where the customer came from. */
export function QuoteDetails({ quote }: { quote: QuoteRequest }) {
  return (
    <Root>
      <h3>Project Details</h3>
      <Message text={quote.projectDetails} />
      <Tracking quote={quote} open />
    </Root>
  );
}

const Root = styled.div`
  min-width: 0;
  padding: ${space.s3} 28px 28px;

  h3 {
    margin-bottom: 6px;
    font: 650 ${fontSize.small} / 1.3 ${font.sans};
    letter-spacing: 0;
  }
`;

const Message = styled(LongText)`
  max-width: 62ch;
  white-space: pre-line;
`;

import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { color, font, fontSize, tap } from "../../../theme";
import { LongText } from "../../../ui/text/LongText";
import { VisuallyHidden } from "../../../ui/text/VisuallyHidden";
import { namesOf } from "../quoteFacts";
import { Tracking } from "./Tracking";

/** Fills two lines of a phone. */
const SHORT = 84;

/** The first lines of what the customer wrote; the rest of it, and where the customer came from, are folded. */
export function CompactDetails({ quote }: { quote: QuoteRequest }) {
  return (
    <Root>
      <VisuallyHidden as="h3">Project Details</VisuallyHidden>
      <Message text={quote.projectDetails} lines={2} short={SHORT} about={namesOf(quote)} />
      <CompactTracking quote={quote} />
    </Root>
  );
}

/* More and the fold share a line. What can be tapped of them reaches over the end of the text, which cannot be. */
const Root = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-self: stretch;
  justify-content: space-between;
  margin-top: 4px;

  > p {
    flex: 1 1 100%;
    min-width: 0;
    min-height: 2lh;
  }

  > label {
    align-items: flex-end;
    min-width: 48px;
    min-height: 3rem;
    margin-top: -1.25rem;
    padding-bottom: 4px;
    font-size: ${fontSize.small};
    line-height: 1.3;
  }

  > label:has(:focus-visible) {
    outline: none;

    span {
      outline: 3px solid ${tap.ring};
    }
  }
`;

const Message = styled(LongText)`
  font-size: ${fontSize.small};
  line-height: 1.4;
  white-space: pre-line;
`;

const CompactTracking = styled(Tracking)`
  margin: 0 0 0 auto;
  background: none;

  > summary {
    align-items: flex-end;
    min-height: 3rem;
    margin-top: -1.25rem;
    padding: 0 0 4px;
    background: none;
    color: ${tap.base};
  }

  > summary:focus-visible {
    outline: none;

    h3 {
      outline: 3px solid ${tap.ring};
    }
  }

  h3 {
    font: 650 ${fontSize.small} / 1.3 ${font.sans};
    letter-spacing: 0;
    color: inherit;
  }

  svg {
    width: 1em;
    height: 1.3em;
  }

  &[open] {
    flex: 1 1 100%;
    background: ${color.paper};
  }
`;

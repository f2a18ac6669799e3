import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { font, fontSize, radius, tap } from "../../theme";
import { LongText } from "../../ui/text";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { namesOf } from "./quoteFacts";
import { Tracking } from "./Tracking";

/** More letters fill more than two lines of a phone. */
const SHORT = 84;

/** The first lines of what the customer wrote; the rest of it, and where the customer came from, are folded. */
export function CompactDetails({ quote }: { quote: QuoteRequest }) {
  return (
    <Root>
      <VisuallyHidden as="h3">Project Details</VisuallyHidden>
      <Message text={quote.projectDetails} lines={2} short={SHORT} about={namesOf(quote)} />
      <Origin quote={quote} />
    </Root>
  );
}

/* "More" is on the left, in line with the fold's heading. The tap areas of both extend over the end of the text. */
const Root = styled.div`
  isolation: isolate;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-self: stretch;
  margin-top: 4px;

  > p:has(+ details) {
    min-height: 2lh;
  }

  > label,
  > details {
    grid-area: 2 / 1;
    margin-top: -1.25rem;
  }

  > label,
  summary {
    align-items: flex-end;
    min-width: 48px;
    min-height: 3rem;
    padding: 0 0 4px;
    color: ${tap.base};
    font: 650 ${fontSize.small} / 1.3 ${font.sans};
  }

  > label {
    z-index: 1;
    align-self: start;
  }

  /* the focus ring must not cover the text */
  > label:has(:focus-visible),
  summary:focus-visible {
    outline: none;

    > :not(input, svg) {
      border-radius: ${radius.small};
      outline: 3px solid ${tap.ring};
      outline-offset: 2px;
    }
  }
`;

const Message = styled(LongText)`
  font-size: ${fontSize.small};
  line-height: 1.4;
  white-space: pre-line;
`;

const Origin = styled(Tracking)`
  &&,
  && > summary {
    background: none;
  }

  > summary {
    width: fit-content;
    max-width: calc(100% - 4rem);
    margin-left: auto;
  }

  h3 {
    color: inherit;
    font: inherit;
    letter-spacing: 0;
  }

  svg {
    width: 1em;
    height: 1.3em;
  }

  && dl {
    gap: 4px 20px;
    padding: 0 0 4px;
  }
`;

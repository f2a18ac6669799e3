import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { color, media, space } from "../../../theme";
import { Card } from "../../../ui/layout/Card";
import { QuoteActions } from "./QuoteActions";
import { QuoteContact } from "./QuoteContact";
import { QuoteDetails } from "./QuoteDetails";
import { QuoteHead } from "./QuoteHead";
import { QuoteStub } from "../QuoteStub";

/** Who, where and what, beside contact and actions; below them the details. */
export function WideCard({ quote }: { quote: QuoteRequest }) {
  return (
    <Root>
      <QuoteStub quote={quote} />
      <QuoteHead quote={quote} />
      <Side>
        <QuoteContact quote={quote} />
        <QuoteActions quote={quote} />
      </Side>
      <QuoteDetails quote={quote} />
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr) 360px;
  overflow-wrap: anywhere;

  ${media.upToLaptop} {
    grid-template: none / minmax(0, 1fr);
  }
`;

const Side = styled.div`
  display: flex;
  flex-direction: column;
  grid-row: 2 / 4;
  grid-column: 2;
  gap: ${space.s2};
  padding: ${space.s2} 28px ${space.s3};
  border-left: 1px solid ${color.line};

  ${media.upToLaptop} {
    grid-area: auto;
    padding-top: ${space.s2};
    border-left: 0;
  }
`;

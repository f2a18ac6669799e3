import { readAnswer } from "@ridgeline/contract/quoteAnswers";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { townOf } from "@ridgeline/contract/townOf";
import { styled } from "styled-components";
import { usePageBusiness } from "../../site/business";
import { fontSize } from "../../theme";

/** "Roofing & Roof Repair · Dahlonega" */
export function ServiceAndTown({ quote }: { quote: QuoteRequest }) {
  const { serviceTypes } = usePageBusiness();
  return (
    <Root>
      {readAnswer(quote, "serviceType", serviceTypes)}
      {quote.address && (
        <>
          {" · "}
          <bdi>{townOf(quote.address)}</bdi>
        </>
      )}
    </Root>
  );
}

const Root = styled.p`
  font-size: ${fontSize.small};
  line-height: 1.45;
`;

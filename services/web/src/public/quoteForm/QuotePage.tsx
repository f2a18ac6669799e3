import type { ReactNode } from "react";
import { styled } from "styled-components";
import { fontSize, space } from "../../theme";
import { PageFrame } from "../PageFrame";
import { Columns, Edge, Evergreen, Sheet } from "./QuoteSection";
import { QuoteSent } from "./QuoteSent";

/** What a browser without our script gets for its request: the form again, or without one the thanks. */
export function QuotePage({ form }: { form?: ReactNode }) {
  return (
    <PageFrame>
      <main id="main-content" tabIndex={-1}>
        <Edge />
        <Evergreen data-sent="">
          <Columns>
            <Sheet id="quote-form" tabIndex={-1}>
              {form ? (
                <>
                  <Title>Your free estimate</Title>
                  {form}
                </>
              ) : (
                <div data-received-now="">
                  <QuoteSent headingAs="h1" />
                </div>
              )}
            </Sheet>
          </Columns>
        </Evergreen>
      </main>
    </PageFrame>
  );
}

const Title = styled.h1`
  margin-bottom: ${space.s3};
  font-size: ${fontSize.title};
  line-height: 1.2;
`;

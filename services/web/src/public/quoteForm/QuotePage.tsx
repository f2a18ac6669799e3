import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useBusiness } from "../../site/shownBusiness";
import { fontSize, space } from "../../theme";
import { Stack } from "../../ui/layout";
import { Columns, Edge, Sheet } from "../formLayout";
import { PageFrame } from "../PageFrame";
import { Portrait } from "../UploadedPicture";
import { QuoteGround } from "./QuoteSection";
import { QuoteSent } from "./QuoteSent";
import { mark } from "../../site/marks";

/** What a browser without our script gets for its request: the form again, or without one the thanks. */
export function QuotePage({ form }: { form?: ReactNode }) {
  const portrait = useBusiness().owner?.portrait;
  return (
    <PageFrame>
      <main id="main-content" tabIndex={-1}>
        <Edge />
        <QuoteGround {...mark("sent")}>
          <Columns>
            <Sheet id="quote-form" tabIndex={-1} data-has-face={portrait && ""}>
              {form ? (
                <>
                  <Title>Your free estimate</Title>
                  {form}
                </>
              ) : (
                <Stack {...mark("thanks")}>
                  {portrait && <Portrait picture={portrait} sizes="140px" />}
                  <QuoteSent headingAs="h1" />
                </Stack>
              )}
            </Sheet>
          </Columns>
        </QuoteGround>
      </main>
    </PageFrame>
  );
}

const Title = styled.h1`
  margin-bottom: ${space.s3};
  font-size: ${fontSize.title};
  line-height: 1.2;
`;

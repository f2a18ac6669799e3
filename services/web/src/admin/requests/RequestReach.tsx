import { formatPhone } from "@ridgeline/contract/phone";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, space } from "../../theme";
import { AskByText } from "./askForReview";
import { ConfirmationNote } from "./confirmations";
import { Answered, CallAndText, CopyDetailsButton, EmailLink } from "./contactActions";
import { formatDate } from "./quoteFacts";
import { cardWidth } from "./RequestList";

type RequestReachProps = { quote: QuoteRequest; actions: ReactNode };

/** The last part of a request's card: how to reach the customer. `actions` replaces the ways to answer. */
export function RequestReach({ quote, actions }: RequestReachProps) {
  return (
    <Reach>
      <Line>
        <span>{formatPhone(quote.phone)}</span>
        {quote.email && (
          <span>
            <MailAddress email={quote.email} />
          </span>
        )}
      </Line>
      <Answered quote={quote} />
      <Actions>
        {actions ?? (
          <>
            <CallAndText quote={quote} />
            <EmailLink quote={quote} />
            <CopyDetailsButton quote={quote} />
            <AskByText quote={quote} />
          </>
        )}
        <Stub>
          <ConfirmationNote about={quote.id} />
          <time dateTime={quote.createdAt}>{formatDate(quote.createdAt)}</time>
          <span>{`ID: ${quote.id}`}</span>
        </Stub>
      </Actions>
    </Reach>
  );
}

/** An e-mail address that breaks after "@" and dots, if it has to; but not before the "com" at its end. */
function MailAddress({ email }: { email: string }) {
  const parts = email.match(/[^@.]*@|[^@.]*\.(?=.*[@.])|.+/g) ?? [];
  return parts.map((part, index) => (
    <Fragment key={index}>
      <span>{part}</span>
      <wbr />
    </Fragment>
  ));
}

const Reach = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;

  ${cardWidth.narrow} {
    display: contents;

    /* the buttons have a row of their own */
    &::after {
      flex-basis: 100%;
      order: 1;
      content: "";
    }
  }

  ${cardWidth.aboveNarrow} {
    grid-row: 1 / 3;
    grid-column: -2 / -1;
  }
`;

export const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  margin-inline-end: 8px;
`;

const Stub = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  color: ${color.muted};

  ${cardWidth.narrow} {
    order: 1;
    margin-left: auto;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-top: ${space.s1};
  overflow-wrap: normal;

  && > :is(a, button) {
    gap: 6px;
    min-height: 44px;
    padding: 4px 10px;
    font-size: ${fontSize.small};
  }

  ${cardWidth.narrow} {
    display: contents;

    && > :is(a, button) {
      order: 2;
      padding-inline: 8px;
    }

    > a:not(:first-child) > svg {
      display: none;
    }
  }

  /* in two lines, or beside the date */
  > [data-ask] {
    width: 5.25rem;

    ${cardWidth.aboveNarrow} {
      width: auto;
      margin-block: -6px -8px;
    }
  }

  ${media.print} {
    > a {
      display: none;
    }
  }
`;

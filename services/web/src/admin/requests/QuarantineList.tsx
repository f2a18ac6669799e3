import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { CardGrid } from "../kit/ContentCard";
import { space } from "../../theme";
import { QuarantinedRequest } from "./QuarantinedRequest";

type QuarantineListProps = {
  requests: readonly QuoteRequest[];
  isOpen: boolean;
  /** The id of the request that is on its way to the list. */
  releasing: number | undefined;
  onRelease: (request: QuoteRequest) => void;
  onDelete: (request: QuoteRequest) => void;
};

/** What the fold holds: why requests get there, and while it is open a card for each. */
export function QuarantineList({
  requests,
  isOpen,
  releasing,
  onRelease,
  onDelete,
}: QuarantineListProps) {
  return (
    <>
      <Note>
        A field that people do not see was filled in. Bots do that, and sometimes a browser. “Not
        spam” moves a request to your list, with a notification like any other.
      </Note>
      {isOpen && (
        <CardGrid
          items={requests}
          renderItem={(request) => (
            <QuarantinedRequest
              request={request}
              isBusy={releasing === request.id}
              onRelease={() => onRelease(request)}
              onDelete={() => onDelete(request)}
            />
          )}
        />
      )}
    </>
  );
}

const Note = styled.p`
  max-width: 62ch;
  margin: ${space.s2} 0 ${space.s3};
`;

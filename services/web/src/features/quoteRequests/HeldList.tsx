import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { styled } from "styled-components";
import { CardGrid } from "../../admin/CardGrid";
import { space } from "../../theme";
import { HeldRequest } from "./HeldRequest";

type HeldListProps = {
  requests: readonly QuoteRequest[];
  isOpen: boolean;
  /** The id of the request that is on its way to the list. */
  releasing: number | undefined;
  onRelease: (request: QuoteRequest) => void;
  onDelete: (request: QuoteRequest) => void;
};

/** What the fold holds: why requests get there, and while it is open a card for each. */
export function HeldList({ requests, isOpen, releasing, onRelease, onDelete }: HeldListProps) {
  return (
    <>
      <Say>
        A field that people do not see was filled in. Bots do that, and sometimes a browser. “Not
        spam” moves a request to your list, with a notification like any other.
      </Say>
      {isOpen && (
        <CardGrid
          items={requests}
          summarize={({ fullName, projectDetails }) => `${fullName} ${projectDetails}`}
          renderItem={(request) => (
            <HeldRequest
              request={request}
              isBusy={releasing === request.id}
              onRelease={() => {
                onRelease(request);
              }}
              onDelete={() => {
                onDelete(request);
              }}
            />
          )}
        />
      )}
    </>
  );
}

const Say = styled.p`
  max-width: 62ch;
  margin: ${space.s2} 0 ${space.s3};
`;

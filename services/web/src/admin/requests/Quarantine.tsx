import { heldAnchor, QUARANTINE_ANCHOR, type QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { color, space } from "../../theme";
import { Button } from "../../ui/Button";
import { BarFold } from "../../ui/Fold";
import { useReport } from "../lists/adminKind";
import { useBusy } from "../kit/busy";
import { cardInset, Muted } from "../kit/adminLayout";
import { DeleteDialog } from "../kit/ConfirmDialog";
import { useLinkedItem, useLinkedList } from "../kit/focus";
import type { ListQuery } from "../lists/listStates";
import { namesOf } from "./quoteFacts";
import { useQuarantineTriggers, useReleaseRequest } from "./quoteRequestsApi";
import { RequestCard } from "./RequestCard";
import { RequestList, RequestSheet } from "./RequestList";

/** The quarantine: requests that may be spam, folded below the list. Renders nothing without any. */
export function QuarantineSection({ held }: { held: ListQuery<QuoteRequest> }) {
  const [isOpen, setIsOpen] = useOpenWhenLinked();
  const [asked, setAsked] = useState<QuoteRequest>();
  const report = useReport();
  const release = useReleaseRequest();
  const { remove } = useQuarantineTriggers();
  useLinkedItem();
  useLinkedList(held, heldAnchor);

  return (
    <section>
      {!held.data && held.isError && (
        <Failed>
          The requests held as spam could not be loaded.{" "}
          <Button variant="ghost" onClick={() => void held.refetch()}>
            Try again
          </Button>
        </Failed>
      )}
      {held.data !== undefined && held.data.length > 0 && (
        <Root
          id={QUARANTINE_ANCHOR}
          open={isOpen}
          onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
          heading={<h2>{`Held as spam (${held.data.length})`}</h2>}
        >
          <Note>
            A field that people do not see was filled in. Bots do that, and sometimes a browser.
            “Not spam” moves a request to your list, with a notification like any other.
          </Note>
          {isOpen && (
            <RequestSheet>
              <RequestList>
                {held.data.map((request) => (
                  <RequestCard
                    key={request.id}
                    id={heldAnchor(request.id)}
                    quote={request}
                    actions={
                      <HeldActions
                        request={request}
                        onRelease={() =>
                          report(release(request.id), {
                            done: `Moved to your list: ${request.fullName}`,
                            failed: "Failed to release the request",
                          })
                        }
                        onDelete={() => setAsked(request)}
                      />
                    }
                  />
                ))}
              </RequestList>
            </RequestSheet>
          )}
        </Root>
      )}
      {asked && (
        <DeleteDialog
          name={`the request of ${asked.fullName}`}
          question="It is deleted for good, with everything that was sent. This action cannot be undone."
          onDelete={() =>
            report(remove(asked.id), {
              done: `Deleted: ${asked.fullName}`,
              failed: "Failed to delete the request",
            })
          }
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** Opens the fold whenever an address leads to it or to a request in it. */
function useOpenWhenLinked() {
  const location = useLocation();
  const isLinked = location.hash.startsWith(`#${QUARANTINE_ANCHOR}`);
  const [isOpen, setIsOpen] = useState(isLinked);
  const [followed, setFollowed] = useState(location);
  if (followed !== location) {
    setFollowed(location);
    if (isLinked) setIsOpen(true);
  }
  return [isOpen, setIsOpen] as const;
}

type HeldActionsProps = {
  request: QuoteRequest;
  onRelease: () => Promise<unknown>;
  onDelete: () => void;
};

function HeldActions({ request, onRelease, onDelete }: HeldActionsProps) {
  const [isBusy, handleRelease] = useBusy(onRelease);
  const name = namesOf(request);
  return (
    <>
      <Button
        variant="line"
        aria-label={`Not spam: ${name}`}
        busyText={isBusy ? "Moving..." : undefined}
        onClick={() => void handleRelease()}
      >
        Not spam
      </Button>
      <Button
        variant="danger"
        aria-label={`Delete ${name}`}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : onDelete}
      >
        <Trash2 />
        Delete
      </Button>
    </>
  );
}

const Note = styled.p`
  max-width: 62ch;
  margin: ${space.s2} 0 ${space.s3};
`;

const Failed = styled(Muted)`
  margin-top: ${space.s4};
`;

const Root = styled(BarFold)`
  margin-top: clamp(24px, 4vw, 40px);

  > summary {
    padding: ${space.s1} ${cardInset};
    background: ${color.paperDeep};
  }
`;

import { QUARANTINE_ANCHOR } from "@ridgeline/contract/requestPath";
import type { QuoteRequest } from "@ridgeline/contract/quoteRequest";
import { type RefObject, useState } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { DeleteDialog } from "../kit/ConfirmDialog";
import type { ListQuery } from "../kit/listStates";
import { useLinkedItem, useRescueFocus } from "../kit/focus";
import { color, media, space } from "../../theme";
import { Button } from "../../ui/Button";
import { BarFold } from "../../ui/BarFold";
import { QuarantineList } from "./QuarantineList";
import { useQuarantineActions } from "./useQuarantineActions";

type QuarantineSectionProps = {
  held: ListQuery<QuoteRequest>;
  /** The owner's list, which a released request joins. */
  quotes: ListQuery<QuoteRequest>;
  /** Gets the focus when the focused button disappears with its card. */
  titleRef: RefObject<HTMLElement | null>;
};

/** The quarantine: requests that may be spam, folded below the list. Without any there is nothing to see. */
export function QuarantineSection({ held, quotes, titleRef }: QuarantineSectionProps) {
  const [isOpen, setIsOpen] = useOpenWhenLinked();
  const [releasing, setReleasing] = useState<number>();
  const [asked, setAsked] = useState<QuoteRequest>();
  const { release, remove } = useQuarantineActions(quotes);
  useLinkedItem();
  useRescueFocus(titleRef, { isDialogOpen: asked !== undefined || releasing !== undefined });

  const handleRelease = async (request: QuoteRequest) => {
    setReleasing(request.id);
    await release(request);
    setReleasing(undefined);
  };

  return (
    <section>
      {!held.data && held.isError && <LoadFailure onRetry={() => void held.refetch()} />}
      {held.data !== undefined && held.data.length > 0 && (
        <Root
          id={QUARANTINE_ANCHOR}
          open={isOpen}
          onToggle={({ currentTarget }) => {
            setIsOpen(currentTarget.open);
          }}
          heading={<h2>Held as spam ({held.data.length})</h2>}
        >
          <QuarantineList
            requests={held.data}
            isOpen={isOpen}
            releasing={releasing}
            onRelease={(request) => void handleRelease(request)}
            onDelete={setAsked}
          />
        </Root>
      )}
      {asked && (
        <DeleteDialog
          name={`the request of ${asked.fullName}`}
          question="It is deleted for good, with everything that was sent. This action cannot be undone."
          onDelete={() => remove(asked)}
          onClose={() => {
            setAsked(undefined);
          }}
        />
      )}
    </section>
  );
}

/** Open at first, and again, whenever an address leads to the fold or to a request in it. */
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

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Failed>
      The requests held as spam could not be loaded.{" "}
      <Button variant="ghost" onClick={onRetry}>
        Try again
      </Button>
    </Failed>
  );
}

const Failed = styled.p`
  margin-top: ${space.s4};
  color: ${color.muted};
`;

const Root = styled(BarFold)`
  margin-top: ${space.s5};

  > summary {
    padding: ${space.s1} ${space.s3};
    background: ${color.paperDeep};
  }

  ${media.upToPhone} {
    margin-top: ${space.s3};

    > summary {
      padding-inline: 20px;
    }
  }
`;

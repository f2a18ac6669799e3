import type { StoredBusiness } from "@ridgeline/contract/business";
import { contentKinds } from "@ridgeline/contract/contentKinds";
import { type LandingList, landingLists } from "@ridgeline/contract/landingContent";
import type { SetupStatus } from "@ridgeline/contract/setup";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { styled } from "styled-components";
import { fontSize, space } from "../../theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/layout";
import { Checkbox } from "../../ui/fields";
import { ConfirmDialog } from "../kit/ConfirmDialog";
import { Dialog, DialogBody, DialogFoot } from "../kit/Dialog";
import { useLinkedItem } from "../kit/focus";
import { cardInset, SideButton } from "../kit/layout";
import { useReport } from "../kit/useCrudActions";
import { useGetSetupQuery, useHideSamplesMutation, useRemoveSamplesMutation } from "./businessApi";
import { CheckRow } from "./sectionLayout";

/** What is left of the samples; nothing once they are gone. */
export function SamplesCard() {
  const { data: setup } = useGetSetupQuery();
  useLinkedItem();
  const left = setup ? countSamples(setup) : [];
  if (left.length === 0) return null;
  return (
    <Root as="section" id="samples" aria-labelledby="samples-left">
      <h2 id="samples-left" tabIndex={-1}>
        Samples
      </h2>
      <p>
        Still as they came with the site: {left.join(", ")}. What you have changed counts as yours.
      </p>
      <RemoveSamples />
    </Root>
  );
}

/** "8 testimonials", for each kind that still has unchanged sample items. */
export function countSamples({ sampleItems }: Pick<SetupStatus, "sampleItems">): string[] {
  return landingLists.flatMap((list) => {
    const count = sampleItems[list];
    const kind = contentKinds.find(({ path }) => path === list);
    if (count === 0 || !kind) return [];
    return [`${count} ${count === 1 ? kind.one : kind.many}`];
  });
}

const QUESTION =
  "Every service, project, area and review that came with the site and that you have not changed will be deleted. What you wrote or changed stays. This action cannot be undone.";

/** Deletes every item that still equals the sample's, after asking. */
function RemoveSamples() {
  const [isAsked, setIsAsked] = useState(false);
  const [remove, { isLoading }] = useRemoveSamplesMutation();
  const report = useReport();

  const handleConfirm = async () => {
    await report(remove(), {
      done: "The samples are removed.",
      failed: "Failed to remove the samples",
    });
    setIsAsked(false);
  };

  return (
    <>
      <SideButton variant="line" onClick={() => setIsAsked(true)}>
        <Trash2 aria-hidden />
        Remove what is left of the samples
      </SideButton>
      {isAsked && (
        <ConfirmDialog
          title="Remove the samples?"
          text={QUESTION}
          confirm={
            <>
              <Trash2 aria-hidden />
              Remove
            </>
          }
          busyText={isLoading ? "Removing..." : undefined}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** What visitors would take for the owner's own. */
const invented = ["featured-projects", "testimonials"] as const satisfies LandingList[];

type InventedKind = (typeof invented)[number];

const labels: Record<InventedKind, string> = {
  "featured-projects": "Hide the sample's projects",
  testimonials: "Hide the sample's reviews",
};

type SampleOfferProps = { kinds: readonly InventedKind[]; onClose: () => void };

/** The name is the owner's own now; the finished work and the praise below it are invented. */
export function SampleOffer({ kinds, onClose }: SampleOfferProps) {
  const [chosen, setChosen] = useState<readonly InventedKind[]>(kinds);
  const [hide, { isLoading }] = useHideSamplesMutation();
  const report = useReport();

  const handleHide = async () => {
    const { isDone } = await report(hide([...chosen]), {
      done: "The samples are hidden.",
      failed: "Failed to hide the samples",
    });
    if (isDone) onClose();
  };

  return (
    <Dialog
      title="Hide the sample's projects and reviews?"
      onClose={isLoading ? () => {} : onClose}
    >
      <Body>
        <p>
          They are invented, and now they would stand below your name. Hidden ones stay in the lists
          here, where you can change them into your own.
        </p>
        {kinds.map((kind) => (
          <CheckRow key={kind}>
            <Checkbox
              checked={chosen.includes(kind)}
              onChange={({ target }) =>
                setChosen(
                  kinds.filter((one) => (one === kind ? target.checked : chosen.includes(one))),
                )
              }
            />
            {labels[kind]}
          </CheckRow>
        ))}
      </Body>
      <DialogFoot>
        <Button variant="line" disabled={isLoading} onClick={onClose}>
          Keep them
        </Button>
        <Button
          disabled={chosen.length === 0}
          busyText={isLoading ? "Hiding..." : undefined}
          onClick={() => void handleHide()}
        >
          Hide
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

/** After the owner has saved a name of their own for the first time: the kinds that still have sample items on the site. */
export function useSampleOffer(business: StoredBusiness) {
  const { data: setup } = useGetSetupQuery();
  const [offer, setOffer] = useState<readonly InventedKind[]>();

  const handleSaved = (saved: StoredBusiness) => {
    // As they were before this save.
    if (setup?.isSample !== true || saved.name === business.name) return;
    const left = invented.filter((kind) => setup.sampleItems[kind] > 0);
    if (left.length > 0) setOffer(left);
  };

  return { offer, handleSaved, closeOffer: () => setOffer(undefined) };
}

const Root = styled(Card)`
  max-width: 880px;
  margin-top: ${space.s4};
  padding: ${cardInset};

  p {
    margin: ${space.s1} 0 ${space.s2};
    font-size: ${fontSize.card};
  }
`;

const Body = styled(DialogBody)`
  gap: ${space.s1};

  > p {
    margin-bottom: ${space.s1};
  }
`;

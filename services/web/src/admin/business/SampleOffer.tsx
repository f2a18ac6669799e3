import { useState } from "react";
import { styled } from "styled-components";
import { space } from "../../theme";
import { useReport } from "../kit/useCrudActions";
import { Button } from "../../ui/Button";
import { Checkbox } from "../../ui/Checkbox";
import { Dialog, DialogBody, DialogFoot } from "../kit/Dialog";
import { useHideSamplesMutation } from "./businessApi";
import { CheckRow } from "./sectionLayout";
import type { InventedKind } from "./useSampleOffer";

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

const Body = styled(DialogBody)`
  gap: ${space.s1};

  > p {
    margin-bottom: ${space.s1};
  }
`;

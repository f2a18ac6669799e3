import { useState } from "react";
import { styled } from "styled-components";
import { asApiFailure } from "../../../api/callApi";
import { space } from "../../../theme";
import { useToast } from "../../../toast/ToastProvider";
import { Button } from "../../../ui/controls/Button";
import { Checkbox } from "../../../ui/controls/Checkbox";
import { Dialog } from "../../../ui/overlay/Dialog";
import { DialogBody, DialogFoot } from "../../../ui/overlay/DialogSurface";
import { useHideSamplesMutation } from "../businessApi";
import { CheckRow } from "../sectionLayout";
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
  const raiseToast = useToast();

  const handleHide = async () => {
    const { error } = await hide([...chosen]);
    if (error !== undefined) {
      const text = asApiFailure(error)?.body.trim() ?? "";
      raiseToast({ ...FAILED, text: text === "" ? FAILED.text : text });
      return;
    }
    raiseToast(DONE);
    onClose();
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

const FAILED = {
  title: "Error",
  text: "Failed to hide the samples",
  tone: "destructive",
} as const;

const DONE = {
  title: "Success",
  text: "The samples are hidden.",
  tone: "success",
} as const;

const Body = styled(DialogBody)`
  gap: ${space.s1};

  > p {
    margin-bottom: ${space.s1};
  }
`;

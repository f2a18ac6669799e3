import type { StoredBusiness } from "@ridgeline/contract/business";
import { contentKinds } from "@ridgeline/contract/contentKinds";
import type { SetupStatus } from "@ridgeline/contract/setup";
import { type LandingList, landingLists } from "@ridgeline/contract/siteData";
import { useState } from "react";
import { Button } from "../../ui/Button";
import { ConfirmDialog } from "../kit/ConfirmDialog";
import { useReport } from "../kit/useCrudActions";
import { useGetSetupQuery, useHideSamplesMutation, useRemoveSamplesMutation } from "./businessApi";

/** "8 testimonials", for each kind that still has sample items. */
export function countSamples({ sampleItems }: Pick<SetupStatus, "sampleItems">): string[] {
  return landingLists.flatMap((list) => {
    const count = sampleItems[list];
    const kind = contentKinds.find(({ path }) => path === list);
    if (count === 0 || !kind) return [];
    return [`${count} ${count === 1 ? kind.one : kind.many}`];
  });
}

export function RemoveSamples() {
  const [isAsked, setIsAsked] = useState(false);
  const [remove, { isLoading }] = useRemoveSamplesMutation();
  const report = useReport();

  const handleConfirm = async () => {
    const { isDone } = await report(remove(), {
      done: "The samples are removed.",
      failed: "Failed to remove the samples",
    });
    setIsAsked(false);
    if (isDone) document.querySelector("main")?.focus({ preventScroll: true }); // the button is gone
  };

  return (
    <>
      <Button variant="danger" aria-label="Remove the samples" onClick={() => setIsAsked(true)}>
        Remove
      </Button>
      {isAsked && (
        <ConfirmDialog
          title="Remove the samples?"
          text="Every service, project, area and review that came with the site and that you have not changed will be deleted. What you wrote or changed stays. This action cannot be undone."
          confirm="Remove"
          busyText={isLoading ? "Removing..." : undefined}
          onConfirm={() => void handleConfirm()}
          onCancel={() => setIsAsked(false)}
        />
      )}
    </>
  );
}

/** What visitors would take for the owner's own. */
const invented: LandingList[] = ["featured-projects", "testimonials"];

/** After the owner has saved a name of their own for the first time: asks whether to hide the invented projects and reviews. */
export function useSampleOffer() {
  const { data: setup } = useGetSetupQuery();
  const [isOpen, setIsOpen] = useState(false);
  const [hide, { isLoading }] = useHideSamplesMutation();
  const report = useReport();

  const handleHide = async () => {
    const { isDone } = await report(hide(invented), {
      done: "The samples are hidden.",
      failed: "Failed to hide the samples",
    });
    if (isDone) setIsOpen(false);
  };

  return {
    offerAfter: (before: StoredBusiness, saved: StoredBusiness) => {
      if (setup?.isSample !== true || saved.name === before.name) return;
      setIsOpen(invented.some((kind) => setup.sampleItems[kind] > 0));
    },
    offer: isOpen && (
      <ConfirmDialog
        title="Hide the sample's projects and reviews?"
        text="They are invented, and now they would stand below your name. Hidden ones stay in the lists here, where you can change them into your own."
        cancelText="Keep Them"
        confirm="Hide"
        busyText={isLoading ? "Hiding..." : undefined}
        onConfirm={() => void handleHide()}
        onCancel={() => setIsOpen(false)}
      />
    ),
  };
}

import Trash2 from "lucide-react/icons/trash";
import { useState } from "react";
import { useReport } from "../kit/useCrudActions";
import { SideButton } from "../kit/layout";
import { ConfirmDialog } from "../kit/ConfirmDialog";
import { useRemoveSamplesMutation } from "./businessApi";

const QUESTION =
  "Every service, project, area and review that came with the site and that you have not changed will be deleted. What you wrote or changed stays. This action cannot be undone.";

/** Deletes every item that still equals the sample's, after asking. */
export function RemoveSamples() {
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

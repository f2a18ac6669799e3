import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type Submit, useSubmit } from "../../useSubmit";
import { Button } from "../../ui/Button";
import { Dialog } from "./Dialog";
import { DialogBody, DialogFoot } from "./DialogSurface";
import { Advice } from "./Advice";
import { DiscardQuestion } from "./DiscardQuestion";
import { useDiscardQuestion } from "./keptEdit";

type EditFormProps = {
  title: string;
  saveText: string;
  notice: string | undefined;
  isDirty: boolean;
  isSaving: boolean;
  onSubmit: Submit;
  onClose: () => void;
  children: ReactNode;
};

/** The fields, Cancel and save, and the question before anything typed is lost. */
export function EditForm({
  title,
  saveText,
  notice,
  isDirty,
  isSaving,
  onSubmit,
  onClose,
  children,
}: EditFormProps) {
  const question = useDiscardQuestion(isDirty, onClose);
  // If the dialog closed while saving, a failed save would lose what was typed.
  const handleClose = isSaving ? () => {} : question.close;

  const handleSubmit = useSubmit(onSubmit);

  return (
    <Dialog title={title} onClose={handleClose}>
      <form onSubmit={handleSubmit} noValidate>
        <DialogBody>
          <Notice text={notice} />
          {children}
        </DialogBody>
        <DialogFoot>
          <Button variant="line" disabled={isSaving} onClick={handleClose}>
            Cancel
          </Button>
          <Button type="submit" busyText={isSaving ? "Saving..." : undefined}>
            {saveText}
          </Button>
        </DialogFoot>
      </form>
      <DiscardQuestion question={question} />
    </Dialog>
  );
}

const Notice = styled(Advice)`
  margin-bottom: 0;
`;

import { ConfirmDialog } from "./ConfirmDialog";
import { forgetEdit, type useDiscardQuestion } from "./keptEdit";

/** Asks before typed text is discarded; renders nothing until then. */
export function DiscardQuestion({ question }: { question: ReturnType<typeof useDiscardQuestion> }) {
  if (!question.isAsked) return null;
  return (
    <ConfirmDialog
      title="Discard changes?"
      text="What you have typed has not been saved."
      cancelText="Keep Editing"
      confirm="Discard"
      onConfirm={() => {
        forgetEdit(); // the page may be left without closing the dialog
        question.discard();
      }}
      onCancel={question.keep}
    />
  );
}

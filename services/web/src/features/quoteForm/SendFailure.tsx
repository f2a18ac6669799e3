import { useFormState } from "react-final-form";
import { phone } from "../../site/site";
import { FieldError } from "../../ui/Field";
import { InOnePiece } from "../../ui/InOnePiece";
import { TextLink } from "../../ui/TextLink";

/** What went wrong, after the toast has gone, and another way to reach us. */
export function SendFailure() {
  const state = useFormState({ subscription: { submitError: true } });
  const text = state.submitError as string | undefined; // useSubmitQuote's
  if (text === undefined) return null;
  return (
    <div>
      <FieldError>{text}</FieldError>
      <p>Everything you typed is still here.</p>
      <TextLink href={phone.callHref}>
        <span>
          Or call <InOnePiece>{phone.text}</InOnePiece>
        </span>
      </TextLink>
    </div>
  );
}

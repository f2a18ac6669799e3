import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useFormState } from "react-final-form";
import { styled } from "styled-components";
import { replayEarlyPress } from "../early";
import { usePhone } from "../../site/business";
import { space } from "../../theme";
import { Button } from "../../ui/Button";
import { FieldError } from "../../ui/fields";
import { InOnePiece } from "../../ui/InOnePiece";
import { TextLink } from "../../ui/links";

type SubmitAreaProps = {
  form: RefObject<HTMLFormElement | null>;
  isSending: boolean;
};

/**
 * The button that sends the form, and below it what went wrong. Before hydration it is not a submit button: the browser
 * itself would send the form, with the answers in the address. Only the button is rendered again then: React does not know
 * yet what is in the fields, and would empty them for a moment.
 */
export function SubmitArea({ form, isSending }: SubmitAreaProps) {
  const [isHydrated, setIsHydrated] = useState(false);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- makes React run the effects of hydration at once: React Final Form loses what is typed before its own have run
    setIsHydrated(true);
  }, []);
  useEffect(() => {
    if (isHydrated) replayEarlyPress(form.current);
  }, [isHydrated, form]);
  return (
    <>
      <Button
        type={isHydrated ? "submit" : "button"}
        size="large"
        busyText={isSending ? "Sending..." : undefined}
      >
        Request Free Estimate
      </Button>
      <BelowButton />
    </>
  );
}

/** Says that there is no obligation, or what went wrong once the toast is gone, and gives another way to reach us. */
function BelowButton() {
  const phone = usePhone();
  const state = useFormState({ subscription: { submitError: true } });
  const failure = state.submitError as string | undefined; // useSubmitQuote's
  const call = (
    <TextLink href={phone.callHref}>
      <span>
        Or call <InOnePiece>{phone.text}</InOnePiece>
      </span>
    </TextLink>
  );
  if (failure === undefined) {
    return <Calm>No obligation. {call}</Calm>;
  }
  return (
    <Failure>
      <FieldError>{failure}</FieldError>
      <p>Everything you typed is still here.</p>
      {call}
    </Failure>
  );
}

const Calm = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space.s1};
  margin-top: -12px; /* the link brings its own space */
  text-align: center;
`;

/* What follows the error begins where its text does. */
const Failure = styled.div`
  > :not(:first-child) {
    margin: ${space.s1} 0 0 28px;
  }

  > a {
    margin-top: 0;
  }
`;

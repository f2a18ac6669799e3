import { useFormState } from "react-final-form";
import { styled } from "styled-components";
import { usePhone } from "../site/shownBusiness";
import { space } from "../theme";
import { FieldError } from "../ui/fields";
import { TextLink } from "../ui/TextLink";
import { InOnePiece } from "../ui/text";

/** Below a form's button: why it was not sent, and another way to reach us. */
export function NotSent({ reason }: { reason: string }) {
  const { values } = useFormState({ subscription: { values: true } });
  return (
    <Root>
      <FieldError>{reason}</FieldError>
      {Object.values(values).some(Boolean) && <p>Everything you typed is still here.</p>}
      <CallLink />
    </Root>
  );
}

export function CallLink() {
  const phone = usePhone();
  return (
    <TextLink href={phone.callHref}>
      <span>
        Or call <InOnePiece>{phone.text}</InOnePiece>
      </span>
    </TextLink>
  );
}

/* What follows the error begins where its text does. */
const Root = styled.div`
  > :not(:first-child) {
    margin: ${space.s1} 0 0 28px;
  }

  > a {
    margin-top: 0;
  }
`;

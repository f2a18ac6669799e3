import { styled } from "styled-components";
import { phone } from "../../site/phone";
import { site } from "../../site/site";
import { LinkButton } from "../../ui/LinkButton";

/** Stands in the form's place where scripts do not run. */
export function WithoutScript() {
  return (
    <noscript>
      <Root>
        <h3>Ask us by phone, text or email</h3>
        <p>
          This form needs JavaScript. Tell us what the house needs in any of these ways, with your
          name and town, and we will get back to you within 24 hours with a detailed estimate.
        </p>
        <LinkButton href={phone.callHref} $size="large">
          Call {phone.text}
        </LinkButton>
        <LinkButton href={phone.textHref} $variant="line" $size="large">
          Send Text Message
        </LinkButton>
        <LinkButton href={`mailto:${site.email}`} $variant="line" $size="large">
          {site.email}
        </LinkButton>
      </Root>
    </noscript>
  );
}

const Root = styled.div`
  display: grid;
  gap: 16px;
`;

import { consentLabel } from "@ridgeline/contract/messages";
import { styled } from "styled-components";
import { useFormField } from "../../form";
import { paths } from "../../site/paths";
import { color, fontSize, media } from "../../theme";
import { Checkbox } from "../../ui/Checkbox";
import { FieldError } from "../../ui/fields";
import { TextLink } from "../../ui/links";

const ERROR_ID = "consent-error";

export function ConsentField() {
  const { input, error } = useFormField<boolean>("consent");
  return (
    <div>
      <Row>
        <Checkbox
          id={input.name}
          name={input.name}
          aria-required
          checked={input.value}
          onChange={(event) => {
            input.onChange(event.target.checked);
          }}
          {...(error !== undefined && { "aria-invalid": true, "aria-describedby": ERROR_ID })}
        />
        <span>{consentLabel}</span>
      </Row>
      <PrivacyLink href={paths.privacy}>How we use your information</PrivacyLink>
      {error !== undefined && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </div>
  );
}

/* Below the sentence, not next to the check box. */
const PrivacyLink = styled(TextLink)`
  margin-left: 42px;
  line-height: 1.3;
  white-space: normal;
`;

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  min-height: 48px;
  padding-top: 10px;
  color: ${color.ink};
  font-weight: 450;
  line-height: 1.5;
  text-wrap: balance;
  cursor: pointer;

  ${media.upToPhone} {
    font-size: ${fontSize.small};
  }
`;

import { consentLabel } from "@ridgeline/contract/messages";
import { styled } from "styled-components";
import { useFormField } from "../../form/FormField";
import { color } from "../../theme";
import { Checkbox } from "../../ui/Checkbox";
import { FieldError } from "../../ui/Field";

const ERROR_ID = "consent-error";

export function ConsentField() {
  const { input, error } = useFormField<boolean>("consent");
  return (
    <div>
      <Row>
        <Checkbox
          name={input.name}
          checked={input.value}
          onChange={(event) => {
            input.onChange(event.target.checked);
          }}
          {...(error !== undefined && { "aria-invalid": true, "aria-describedby": ERROR_ID })}
        />
        <span>{consentLabel}</span>
      </Row>
      {error !== undefined && <FieldError id={ERROR_ID}>{error}</FieldError>}
    </div>
  );
}

const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: 14px;
  min-height: 48px;
  padding: 10px 0;
  color: ${color.ink};
  font-weight: 450;
  line-height: 1.5;
  cursor: pointer;
`;

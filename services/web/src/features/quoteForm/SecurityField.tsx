import { styled } from "styled-components";
import { color, font } from "../../theme";
import { Field } from "../../ui/Field";
import { TextInput } from "../../ui/TextInput";
import { securityQuestion } from "./securityQuestion";
import { useQuoteField } from "./useQuoteField";

export function SecurityField() {
  const { value, onChange, error } = useQuoteField("mathChallenge");
  return (
    <Field id="mathChallenge" label="Security Question" error={error}>
      {(control) => (
        <Row>
          <Question id={securityQuestion.id}>{securityQuestion.text}</Question>
          <Answer
            {...control}
            aria-describedby={[securityQuestion.id, control["aria-describedby"]]
              .filter(Boolean)
              .join(" ")}
            name="mathChallenge"
            type="number"
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
            }}
          />
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
`;

const Question = styled.b`
  color: ${color.ink};
  font: 560 1.5rem/1 ${font.serif};
  white-space: nowrap;
`;

const Answer = styled(TextInput)`
  max-width: 120px;
`;

import { styled } from "styled-components";
import { FormField } from "../../form";
import { color, font, space } from "../../theme";
import { TextInput } from "../../ui/TextInput";
import { securityQuestion } from "./securityQuestion";

export const securityLabel = "Security Question";

export function SecurityField() {
  return (
    <FormField<string>
      name="mathChallenge"
      label={securityLabel}
      isRequired
      hint="It keeps robots out. A wrong sum loses nothing."
    >
      {(control, input, isSending) => (
        <Row>
          <Question id={securityQuestion.id} data-draft-text="">
            {securityQuestion.text}
          </Question>
          <Answer
            {...control}
            {...input}
            readOnly={isSending}
            aria-describedby={[securityQuestion.id, control["aria-describedby"]]
              .filter(Boolean)
              .join(" ")}
            type="number"
            inputMode="numeric"
            autoComplete="off"
          />
        </Row>
      )}
    </FormField>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s2};
`;

const Question = styled.b`
  color: ${color.ink};
  font: 560 1.5rem/1 ${font.serif};
`;

const Answer = styled(TextInput)`
  flex: 1 0 80px;
  max-width: 120px;
`;

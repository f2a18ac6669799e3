import { useId } from "react";
import { styled } from "styled-components";
import { FormField } from "../../form/FormField";
import { GableTile } from "../../ui/GableTile";
import { Icon, iconNames } from "../../ui/Icon";
import { TextInput } from "../../ui/TextInput";

/** The icon's name, free to type, beside the icon as the site will show it. */
export function IconField() {
  const listId = useId();
  return (
    <FormField<string> name="icon" label="Icon" hint="An unknown name displays as Hammer">
      {(control, input, isSending) => (
        <Row>
          <GableTile>
            <Icon name={input.value.trim()} />
          </GableTile>
          <TextInput
            {...control}
            {...input}
            readOnly={isSending}
            list={listId}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
          />
          <datalist id={listId}>
            {iconNames.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </Row>
      )}
    </FormField>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  ${GableTile} {
    height: 52px;
  }
`;

import { styled } from "styled-components";
import { FormField } from "../form";
import { color, media, radius, space } from "../theme";
import { coveringRadioStyles } from "../ui/coveringRadioStyles";
import { GableTile } from "../ui/GableTile";
import { Icon, iconChoices } from "../ui/Icon";
import { TextInput } from "../ui/TextInput";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** The icon's name, free to type, next to the icon as the site will show it; and the icons to pick from. */
export function IconField() {
  return (
    <FormField<string>
      name="icon"
      label="Icon"
      hint="An unknown name displays as Hammer"
      whenEmpty="Pick one of the icons."
    >
      {(control, input, isSending) => (
        <>
          <Tiles>
            <VisuallyHidden as="legend">Icons to pick from</VisuallyHidden>
            {iconChoices.map((name) => (
              <Tile key={name}>
                <input
                  type="radio"
                  name="icon-choice"
                  aria-label={name}
                  checked={name === input.value.trim()}
                  onChange={() => {
                    input.onChange(name);
                  }}
                />
                <GableTile>
                  <Icon name={name} />
                </GableTile>
              </Tile>
            ))}
          </Tiles>
          <Row>
            <GableTile>
              <Icon name={input.value.trim()} />
            </GableTile>
            <TextInput
              {...control}
              {...input}
              readOnly={isSending}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </Row>
        </>
      )}
    </FormField>
  );
}

const Tiles = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, 48px);
  gap: ${space.s1};
  min-width: 0;
  margin-bottom: 12px;
  border: 0;
`;

const Tile = styled.label`
  ${coveringRadioStyles}
  border-radius: ${radius.small};

  ${GableTile} {
    width: 48px;
    height: 52px;
  }

  ${media.hover} {
    &:hover ${GableTile} {
      background: ${color.green200};
    }
  }

  input:checked + ${GableTile} {
    background: ${color.green800};
    color: ${color.onDark};
  }
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  ${GableTile} {
    height: 52px;
  }
`;

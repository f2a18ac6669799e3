import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { styled } from "styled-components";
import { useFormField } from "../../form/FormField";
import { media, radius, space, tap } from "../../theme";
import { Field } from "../../ui/controls/Field";
import { TextInput } from "../../ui/controls/TextInput";

/** The picture's address, for those who have one; folded, unless there is something wrong with it. */
export function ImageUrlField({ onChange }: { onChange: (imageUrl: string) => void }) {
  const { input, error, isSending } = useFormField<string>("imageUrl");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Root
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        Use a link
        <ChevronDown aria-hidden />
      </summary>
      <Field
        id="imageUrl"
        label="Image URL"
        hint={`${input.value === "" ? "Needed if there is no photo. " : ""}Starts with https://, or with / for a picture on this site`}
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            {...input}
            readOnly={isSending}
            inputMode="url"
            autoComplete="off"
            dir="auto"
            onChange={({ target }) => {
              if (!isSending) onChange(target.value);
            }}
          />
        )}
      </Field>
    </Root>
  );
}

const Root = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: ${space.s1};
    min-height: 48px;
    border-radius: ${radius.small};
    color: ${tap.base};
    font-weight: 650;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  ${media.hover} {
    summary:hover {
      color: ${tap.deep};
    }
  }

  &[open] > summary > svg {
    transform: scaleY(-1);
  }
`;

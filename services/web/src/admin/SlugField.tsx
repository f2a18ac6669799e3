import { styled } from "styled-components";
import { FieldFold } from "./kit/contentFields";
import { TextField, useFormField } from "../form";
import { color } from "../theme";

/** Made from the title (TitleField.tsx), and folded away: hardly anybody changes it. */
export function SlugField() {
  const { input, error } = useFormField<string>("slug");
  return (
    <FieldFold
      hasError={error !== undefined}
      heading={
        <>
          Web address{input.value !== "" && ": "}
          <Value>{input.value}</Value>
        </>
      }
    >
      <TextField
        name="slug"
        label="Slug"
        hint="Made from the title of a new service"
        whenEmpty="Write a short address, like roof-repair."
      />
    </FieldFold>
  );
}

const Value = styled.span`
  color: ${color.text};
  font-weight: 400;
`;

import { useForm } from "react-final-form";
import { FormField } from "../form";
import { TextInput } from "../ui/TextInput";

/** The title of a new service. The slug follows it until the owner edits the slug. */
export function TitleField() {
  const form = useForm<{ slug: string }>();
  return (
    <FormField<string> name="title" label="Title" whenEmpty="Write a title.">
      {(control, input, isSending) => (
        <TextInput
          {...control}
          {...input}
          readOnly={isSending}
          autoComplete="off"
          onChange={(event) => {
            const { slug } = form.getState().values;
            if (slug === suggestSlug(input.value)) {
              form.change("slug", suggestSlug(event.target.value));
            }
            input.onChange(event);
          }}
        />
      )}
    </FormField>
  );
}

const MAX_LENGTH = 100;

/** "Kitchen & Bath Updates" -> "kitchen-bath-updates". */
export function suggestSlug(title: string): string {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, "");
}

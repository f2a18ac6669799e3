import { useFormField } from "../../form";
import { Checkbox } from "../../ui/fields";
import { Grid } from "../../ui/layout";
import { CheckRow, Choices } from "../business/sectionLayout";

type CheckListProps = {
  /** A list of the values that are ticked. */
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
};

export function CheckList({ name, legend, options }: CheckListProps) {
  const { input, isSending } = useFormField<readonly string[]>(name);
  const handleTick = (value: string, isTicked: boolean) => {
    const others = input.value.filter((ticked) => ticked !== value);
    input.onChange(isTicked ? [...others, value] : others);
  };
  return (
    <Choices>
      <legend>{legend}</legend>
      <Grid $min="15rem" $gap="xs">
        {options.map(({ value, label }) => (
          <CheckRow key={value}>
            <Checkbox
              checked={input.value.includes(value)}
              disabled={isSending}
              onChange={({ target }) => handleTick(value, target.checked)}
            />
            <span>{label}</span>
          </CheckRow>
        ))}
      </Grid>
    </Choices>
  );
}

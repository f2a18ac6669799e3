import { useFormField } from "../../form";
import { Grid } from "../../ui/layout";
import { Check, Choices } from "../business/sectionLayout";

type CheckListProps = { legend: string; options: readonly { value: string; label: string }[] };

/** What is offered, all ticked at first. */
export function CheckList({ legend, options }: CheckListProps) {
  const { input, isSending } = useFormField<readonly string[]>("leftOut");
  const handleTick = (value: string, isTicked: boolean) => {
    const others = input.value.filter((left) => left !== value);
    input.onChange(isTicked ? others : [...others, value]);
  };
  return (
    <Choices>
      <legend>{legend}</legend>
      <Grid $min="15rem" $gap="xs">
        {options.map(({ value, label }) => (
          <Check
            key={value}
            label={label}
            checked={!input.value.includes(value)}
            disabled={isSending}
            onChange={({ target }) => handleTick(value, target.checked)}
          />
        ))}
      </Grid>
    </Choices>
  );
}

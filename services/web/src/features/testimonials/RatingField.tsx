import { useField } from "react-final-form";
import { StarRadio } from "../../ui/StarRadio";

/** One to five stars, as a radio group. */
export function RatingField() {
  const { input } = useField<number>("rating");
  return <StarRadio name="rating" label="Rating" value={input.value} onChange={input.onChange} />;
}

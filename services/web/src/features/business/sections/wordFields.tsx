import { Wide } from "../../../admin/kind/contentFields";
import { LongTextField, TextField } from "../../../form/FormField";
import { SectionGrid } from "../sectionLayout";

/** A line of text that a phone shows in several. */
const ROWS = 2;

type LongLineProps = { name: string; label: string; isOptional?: boolean };

export function LongLine({ isOptional = true, ...field }: LongLineProps) {
  return (
    <Wide>
      <LongTextField {...field} isOptional={isOptional} rows={ROWS} />
    </Wide>
  );
}

type PairsProps = { name: string; one: string; count: number };

/** Slots for a title and a text each. */
export function Pairs({ name, one, count }: PairsProps) {
  return (
    <SectionGrid>
      {Array.from({ length: count }, (_, index) => (
        <PairFields key={index} name={`${name}.${index}`} title={`${one} ${index + 1}`} />
      ))}
    </SectionGrid>
  );
}

function PairFields({ name, title }: { name: string; title: string }) {
  return (
    <>
      <TextField name={`${name}.title`} label={title} isOptional />
      <LongTextField name={`${name}.text`} label={`${title}: its text`} isOptional rows={ROWS} />
    </>
  );
}

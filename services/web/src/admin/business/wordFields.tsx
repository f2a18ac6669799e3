import { Fragment } from "react";
import { Wide } from "../kit/contentFields";
import { LongTextField, TextField } from "../../form";

/** A line of text that a phone shows in several. */
const ROWS = 2;

type LongLineProps = {
  name: string;
  label: string;
  hint?: string;
  isOptional?: boolean;
  rows?: number;
};

/** As wide as the form. */
export function LongLine({ isOptional = true, rows = ROWS, ...field }: LongLineProps) {
  return (
    <Wide>
      <LongTextField {...field} isOptional={isOptional} rows={rows} />
    </Wide>
  );
}

type PairsProps = { name: string; one: string; count: number };

/** Slots for a title and a text each. */
export function Pairs({ name, one, count }: PairsProps) {
  return Array.from({ length: count }, (_, index) => {
    const title = `${one} ${index + 1}`;
    const pair = `${name}.${index}`;
    return (
      <Fragment key={index}>
        <TextField name={`${pair}.title`} label={title} isOptional />
        <LongTextField name={`${pair}.text`} label={`${title}: its text`} isOptional rows={ROWS} />
      </Fragment>
    );
  });
}

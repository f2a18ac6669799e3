import { Fragment } from "react";
import { OutsideLink } from "./OutsideLink";

type FactLineProps = {
  facts: readonly { text: string; href?: string | undefined }[];
  className?: string;
};

/** Short facts in one line of text; nothing if there are none. */
export function FactLine({ facts, className }: FactLineProps) {
  if (facts.length === 0) return null;
  return (
    <p className={className}>
      {facts.map(({ text, href }, index) => (
        <Fragment key={text}>
          {index > 0 && " · "}
          {href === undefined ? text : <OutsideLink href={href}>{text}</OutsideLink>}
        </Fragment>
      ))}
    </p>
  );
}

import { Fragment } from "react";

/** A text that may break after a slash ("Sheetrock/Drywall"); browsers do not break there on their own. */
export function BreakAtSlash({ children }: { children: string }) {
  const [first, ...rest] = children.split("/");
  return (
    <>
      {first}
      {rest.map((part, index) => (
        <Fragment key={index}>
          /<wbr />
          {part}
        </Fragment>
      ))}
    </>
  );
}

import { Fragment } from "react";

/** A text that may break after a slash ("Sheetrock/Drywall"); no browser does by itself. */
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

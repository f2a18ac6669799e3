import { Fragment } from "react";

/** An e-mail address that breaks after "@" and dots, if it has to; but not before the "com" at its end. */
export function MailAddress({ email }: { email: string }) {
  const parts = email.match(/[^@.]*@|[^@.]*\.(?=.*[@.])|.+/g) ?? [];
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part}
      <wbr />
    </Fragment>
  ));
}

import type { Problem } from "@ridgeline/contract/createCheck";

/** The lines "address.zip: Invalid" in the body of a 400; leaves out other lines. */
export function problemsIn(body: string): Problem[] {
  return body.split("\n").flatMap((line) => {
    const [, field, message] = /^([\w.]+): (.+)$/.exec(line) ?? [];
    return field === undefined || message === undefined ? [] : [{ field, message }];
  });
}

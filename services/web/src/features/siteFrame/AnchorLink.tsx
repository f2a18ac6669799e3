import type { ComponentPropsWithRef, ElementType } from "react";
import { paths } from "../../site/paths";
import type { Anchor } from "../../site/anchors";

type AnchorLinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  to: Anchor;
  /** The link stands on the landing page itself. */
  isHere: boolean;
  as?: ElementType;
};

/**
 * Leads to a part of the landing page: within it without loading it again, since its address may hold a query and its
 * form what was typed; from another page without a referrer of our own.
 */
export function AnchorLink({ to, isHere, as: Link = "a", ...rest }: AnchorLinkProps) {
  if (isHere) return <Link {...rest} href={`#${to}`} />;
  return <Link {...rest} href={`${paths.home}#${to}`} referrerPolicy="no-referrer" />;
}

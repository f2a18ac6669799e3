import type { ComponentPropsWithRef, ElementType } from "react";
import { paths } from "../site/paths";
import type { Anchor } from "../site/scrollToAnchor";

type AnchorLinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & {
  to: Anchor;
  /** True on the landing page itself. */
  isHere: boolean;
  as?: ElementType;
};

/**
 * Links to a part of the landing page. On the landing page it only scrolls, since reloading would lose the query and what
 * was typed; from another page it sends no referrer.
 */
export function AnchorLink({ to, isHere, as: Link = "a", ...rest }: AnchorLinkProps) {
  if (isHere) return <Link {...rest} href={`#${to}`} />;
  return <Link {...rest} href={`${paths.home}#${to}`} referrerPolicy="no-referrer" />;
}

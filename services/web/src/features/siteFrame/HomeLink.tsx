import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { paths } from "../../site/paths";
import { site } from "../../site/site";
import { Brand } from "../../ui/text/Brand";
import { VisuallyHidden } from "../../ui/text/VisuallyHidden";

type HomeLinkProps = {
  onDark?: boolean;
  /** On the landing page it only scrolls: a reload would lose what was typed. */
  onStay?: () => void;
};

export function HomeLink({ onDark = false, onStay }: HomeLinkProps) {
  const handleClick = (event: MouseEvent) => {
    const isForHere = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!isForHere || window.location.pathname !== paths.home) return;
    event.preventDefault();
    window.scrollTo({ top: 0 });
    onStay?.();
  };

  return (
    <Root href={paths.home} referrerPolicy="no-referrer" onClick={handleClick}>
      <Brand name={site.shortName} line={site.tagline} onDark={onDark} />
      <VisuallyHidden>, home</VisuallyHidden>
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  text-decoration: none;
`;

import { styled } from "styled-components";
import { paths } from "../../site/paths";
import { site } from "../../site/site";
import { Brand } from "../../ui/Brand";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

export function HomeLink({ onDark = false }: { onDark?: boolean }) {
  return (
    <Root href={paths.home} referrerPolicy="no-referrer">
      <Brand name={site.shortName} line={site.tagline} onDark={onDark} />
      <VisuallyHidden>, home</VisuallyHidden>
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  text-decoration: none;
`;

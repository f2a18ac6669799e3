import { styled } from "styled-components";
import { paths } from "../../site/paths";
import { site } from "../../site/site";
import { Brand } from "../../ui/Brand";

export function HomeLink({ onDark = false }: { onDark?: boolean }) {
  return (
    <Root href={paths.home} aria-label={`${site.name}, home`}>
      <Brand name={site.shortName} line={site.tagline} onDark={onDark} />
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  text-decoration: none;
`;

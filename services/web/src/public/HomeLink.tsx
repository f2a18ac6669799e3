import { styled } from "styled-components";
import { useBusiness } from "../site/business";
import { paths } from "../site/paths";
import { Brand } from "../ui/Brand";
import { VisuallyHidden } from "../ui/VisuallyHidden";

/** On the landing page it only scrolls (islands/pageParts.ts): a reload would lose what was typed. */
export function HomeLink({ onDark = false }: { onDark?: boolean }) {
  const { shortName, tagline, pictures } = useBusiness();
  return (
    <Root href={paths.home} referrerPolicy="no-referrer" data-home="">
      <Brand name={shortName} line={tagline} logo={pictures.logo} onDark={onDark} />
      <VisuallyHidden>, home</VisuallyHidden>
    </Root>
  );
}

const Root = styled.a`
  display: inline-flex;
  min-width: 0; /* a long name has several lines */
  text-decoration: none;
`;

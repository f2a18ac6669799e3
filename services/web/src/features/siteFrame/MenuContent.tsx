import ArrowRight from "lucide-react/icons/arrow-right";
import Phone from "lucide-react/icons/phone";
import X from "lucide-react/icons/x";
import { styled } from "styled-components";
import { usePhone } from "../../site/business";
import { color, font, media, space, tap } from "../../theme";
import { Button, LinkButton } from "../../ui/controls/Button";
import { IconButton } from "../../ui/controls/IconButton";
import { HomeLink } from "./HomeLink";
import { navItems } from "./navItems";

export function MenuContent() {
  const phone = usePhone();
  return (
    <>
      <Top>
        <HomeLink />
        <CloseButton aria-label="Close menu" data-closes-menu="">
          <X aria-hidden />
        </CloseButton>
      </Top>
      <nav aria-label="Menu">
        {navItems.map(({ anchor, label }) => (
          <Item key={anchor} type="button" data-goes-to={anchor}>
            {label}
            <ArrowRight aria-hidden />
          </Item>
        ))}
      </nav>
      <End>
        <LinkButton href={phone.callHref} $variant="line" $size="large" data-closes-menu="">
          <Phone aria-hidden />
          {phone.text}
        </LinkButton>
        <Button size="large" data-goes-to="quote-form">
          Get Free Estimate
        </Button>
      </End>
    </>
  );
}

const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 64px;
  margin-bottom: ${space.s1};
`;

const CloseButton = styled(IconButton)`
  margin-right: -12px;

  svg {
    width: 26px;
    height: 26px;
  }
`;

const Item = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 60px;
  padding: 0 4px;
  border: 0;
  border-bottom: 1px solid ${color.line};
  background: none;
  color: ${color.ink};
  font: 560 1.4375rem/1 ${font.serif};
  text-align: left;
  cursor: pointer;

  svg {
    width: 20px;
    height: 20px;
    color: ${tap.base};
  }
`;

const End = styled.div`
  display: grid;
  gap: 12px;
  margin-top: auto;
  padding-top: ${space.s4};

  ${media.short} {
    grid-template-columns: 1fr 1fr;
  }
`;

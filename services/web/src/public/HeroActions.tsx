import Phone from "lucide-react/icons/phone";
import { styled } from "styled-components";
import { usePhone } from "../site/business";
import { media, space } from "../theme";
import { LinkButton } from "../ui/Button";

export function HeroActions() {
  const phone = usePhone();
  return (
    <Actions>
      <LinkButton href="#quote-form" $size="large">
        Request a Free Estimate
      </LinkButton>
      <LinkButton href={phone.callHref} $variant="line" $size="large">
        <Phone aria-hidden />
        Call Now
      </LinkButton>
    </Actions>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  margin-top: ${space.s4};

  ${media.upToPhone} {
    gap: 12px;
    margin-top: 20px;

    a {
      flex: 1 auto;
      padding-inline: 14px;
      font-size: 1rem;
    }

    svg {
      display: none;
    }
  }

  ${media.upToNarrow} {
    margin-top: ${space.s2};
  }

  ${media.short} {
    margin-top: ${space.s1};
  }
`;

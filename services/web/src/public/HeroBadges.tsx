import Handshake from "lucide-react/icons/handshake";
import ShieldCheck from "lucide-react/icons/shield-check";
import Timer from "lucide-react/icons/timer";
import { styled } from "styled-components";
import { ground } from "../ui/ground";
import { useBusiness } from "../site/business";
import { color, font, fontSize, media, space } from "../theme";
import { Wrap } from "../ui/layout";

const ICONS = [ShieldCheck, Handshake, Timer];

export function HeroBadges() {
  const { badges } = useBusiness().words;
  if (badges.length === 0) return null;
  return (
    <Rail>
      <Wrap>
        <List>
          {badges.map((badge, index) => {
            const Icon = ICONS[index] ?? ShieldCheck;
            return (
              <li key={badge}>
                <Icon aria-hidden />
                <span>{badge}</span>
              </li>
            );
          })}
        </List>
      </Wrap>
    </Rail>
  );
}

const Rail = styled.div`
  ${ground.evergreen}
  background: ${color.green800};
  color: ${color.onDark};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.s2} ${space.s5};
  padding-block: ${space.s1} ${space.s4};

  li {
    display: flex;
    align-items: center;
    gap: 14px;
    font: 560 1.3125rem/1.2 ${font.serif};
    letter-spacing: -0.005em;
  }

  span {
    min-width: 0;
  }

  svg {
    width: 28px;
    height: 28px;
    color: ${color.green300};
    stroke-width: 1.6;
  }

  ${media.upToTablet} {
    gap: ${space.s2} 20px;

    li {
      gap: 12px;
      font-size: ${fontSize.quote};
    }
  }

  ${media.upToPhone} {
    gap: 4px;
    padding-block: 4px ${space.s2};

    li {
      flex: 1 1 0;
      gap: 6px;
      max-width: 100%;
      font-size: clamp(0.875rem, 4vw, ${fontSize.small});
    }

    svg {
      width: 20px;
      height: 20px;
    }
  }
`;

import { Handshake, ShieldCheck, Timer } from "lucide-react";
import { styled } from "styled-components";
import { useBusiness, useWordsLanguage } from "../site/shownBusiness";
import { color, font, fontSize, media, space } from "../theme";
import { ground } from "../ui/ground";
import { Wrap } from "../ui/layout";

const ICONS = [ShieldCheck, Handshake, Timer];

/** Below the first screen. One alone is among the proof (Proof.tsx). */
export function Badges() {
  const { badges } = useBusiness().words;
  const lang = useWordsLanguage();
  if (badges.length < 2) return null;
  return (
    <Rail>
      <List as="ul">
        {badges.map((badge, index) => {
          const Icon = ICONS[index] ?? ShieldCheck;
          return (
            <li key={badge} lang={lang}>
              <Icon />
              {badge}
            </li>
          );
        })}
      </List>
    </Rail>
  );
}

const Rail = styled.div`
  ${ground.dark}
  color: ${color.onDark};

  [data-plain] + & {
    background: ${color.ground900};
  }
`;

const List = styled(Wrap)`
  --icon: 28px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.s6};
  padding-block: 20px;

  &:has(> :nth-child(3)) {
    justify-content: space-between;
  }

  li {
    display: flex;
    align-items: center;
    gap: clamp(6px, 1.2vw, 14px);
    font: 510 ${fontSize.h3} / 1.2 ${font.serif};
  }

  svg {
    color: ${color.ground300};
    stroke-width: 1.6;
  }

  ${media.upToPhone} {
    --icon: 20px;
    gap: 4px;
    padding-block: 10px 13px;

    li {
      flex: 1 1 0;
      max-width: 100%;
      font-size: ${fontSize.badge};
    }
  }

  ${media.upToNarrow} {
    svg {
      display: none; /* "Turnaround" would break */
    }
  }
`;

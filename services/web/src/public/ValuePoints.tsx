import Award from "lucide-react/icons/award";
import CalendarCheck from "lucide-react/icons/calendar-check";
import CircleCheck from "lucide-react/icons/circle-check";
import MessagesSquare from "lucide-react/icons/messages-square";
import { styled } from "styled-components";
import { useBusiness } from "../site/business";
import { color, fontSize, media, space } from "../theme";

const ICONS = [Award, MessagesSquare, CalendarCheck, CircleCheck];

export function ValuePoints() {
  const { valuePoints } = useBusiness().words;
  if (valuePoints.length === 0) return null;
  return (
    <List>
      {valuePoints.map(({ title, text }, index) => {
        const Icon = ICONS[index] ?? CircleCheck;
        return (
          <li key={title}>
            <h3>
              <Icon aria-hidden />
              {title}
            </h3>
            <p dir="auto">{text}</p>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(14rem, 40%)), 1fr));
  gap: ${space.s4} ${space.s5};
  align-self: start;

  li {
    padding-top: 20px;
    border-top: 1px solid ${color.lineDark};
  }

  h3 {
    display: flex;
    align-items: center;
    gap: 12px;
    font-size: min(${fontSize.h4}, 10vw);
  }

  svg {
    width: 24px;
    height: 24px;
    color: ${color.green300};
    stroke-width: 1.7;
  }

  p {
    margin-top: ${space.s1};
    font-size: ${fontSize.card};
    line-height: 1.55;
  }

  ${media.upToLaptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s3};
  }

  ${media.upToPhone} {
    gap: 12px;

    li {
      padding-top: 12px;
    }

    p {
      margin-top: 4px;
      font-size: ${fontSize.small};
      line-height: 1.45;
    }
  }
`;

import type { Move } from "@ridgeline/contract/contentKind";
import * as Radix from "radix-ui/tooltip";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { css, styled } from "styled-components";
import { color, duration, fontSize, layer, media, radius, shadow, space } from "../../theme";
import { Badge, GableTile } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Card, cardStyles, Row, tileColumns } from "../../ui/layout";
import { useBusy } from "../kit/busy";
import { passFocusOn } from "../kit/focus";
import { cardInset, Muted } from "../kit/adminLayout";
import { MoveButtons } from "./MoveButtons";

type ContentCardProps = {
  item: { isActive: boolean; sortOrder?: number };
  /** For an address that leads to it. */
  id?: string;
  /** Left of the badge. */
  lead?: ReactNode;
  picture?: ReactNode;
  actions: ReactNode;
  children?: ReactNode;
};

export function ContentCard(props: ContentCardProps) {
  const { item, id, picture, actions, children } = props;
  const { isActive, sortOrder } = item;
  const { lead = <Order>{`Order: ${sortOrder}`}</Order> } = props;
  return (
    <Root id={id} $isActive={isActive}>
      {picture}
      <Top>
        {lead}
        <Badge $isOn={isActive}>{isActive ? "Active" : "Inactive"}</Badge>
      </Top>
      {children}
      {actions}
    </Root>
  );
}

/** A card's place in a list that has an order. */
export type Place = { index: number; isLast: boolean };

type MoveCardProps = Place & { name: string; onMove: (direction: Move["direction"]) => void };

/** The page scrolls along, so that the pressed button stays under the finger. */
function MoveCard({ name, index, isLast, onMove }: MoveCardProps) {
  const root = useRef<HTMLDivElement>(null);
  const pressedAt = useRef<number>(undefined);
  const top = () => root.current?.getBoundingClientRect().top ?? 0;

  useLayoutEffect(() => {
    if (pressedAt.current !== undefined)
      window.scrollBy({ top: top() - pressedAt.current, behavior: "instant" });
    pressedAt.current = undefined;
  }, [index]);

  const handleMove = (direction: Move["direction"]) => {
    pressedAt.current = top();
    onMove(direction);
  };
  return (
    <div ref={root}>
      <MoveButtons name={name} isFirst={index === 0} isLast={isLast} onMove={handleMove} />
    </div>
  );
}

type CardActionsProps = Pick<MoveCardProps, "name" | "onMove"> & {
  /** None while the list is searched, which hides the neighbors. */
  place: Place | undefined;
  isActive: boolean;
  onEdit: () => void;
  onSetActive: (isActive: boolean) => Promise<unknown>;
  onDelete: () => void;
};

/** While the card is being switched its buttons ignore presses, but are not `disabled`, which would lose the focus. */
export function CardActions(props: CardActionsProps) {
  const { place, name, isActive, onMove, onEdit, onSetActive, onDelete } = props;
  const [isSending, handleToggle] = useBusy(() => onSetActive(!isActive));
  const verb = isActive ? "Deactivate" : "Activate";
  const text = isSending ? `${verb.slice(0, -1)}ing...` : verb;

  const button = (label: string, onPress: () => void) => ({
    "aria-label": `${label} ${name}`,
    "aria-disabled": isSending,
    onClick: isSending ? undefined : onPress,
  });

  return (
    <Buttons>
      {place && <MoveCard name={name} onMove={onMove} {...place} />}
      <div>
        <Button variant="ghost" {...button("Edit", onEdit)}>
          Edit
        </Button>
        <Radix.Root>
          <Radix.Trigger asChild>
            <Button variant="ghost" {...button(text, () => void handleToggle())}>
              <span>{text}</span>
            </Button>
          </Radix.Trigger>
          <Radix.Portal>
            <TooltipText sideOffset={6} collisionPadding={8}>
              {isActive ? "Hide it on the site" : "Show it on the site"}
            </TooltipText>
          </Radix.Portal>
        </Radix.Root>
        <Button variant="danger" {...button("Delete", onDelete)}>
          Delete
        </Button>
      </div>
    </Buttons>
  );
}

type CardGridProps<Item> = {
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
};

/** Its tooltips share a delay: 700 ms (requirement 10.3), and the next one opens at once. */
export function CardGrid<Item extends { id: number }>({ items, renderItem }: CardGridProps<Item>) {
  return (
    <Radix.Provider>
      <List as="ul">
        {items.map((item, index) => (
          <li key={item.id} ref={passFocusOn}>
            {renderItem(item, index)}
          </li>
        ))}
      </List>
    </Radix.Provider>
  );
}

/** Beside a card's buttons and badge; none on a phone, where cards are rows. */
const air = "clamp(0px, 2vw - 12px, 8px)";

const Root = styled(Card)<{ $isActive: boolean }>`
  display: flex;
  flex-direction: column;
  padding: clamp(16px, 2vw, 20px) ${cardInset} ${space.s1};

  h2 {
    font-size: ${fontSize.h4};
    line-height: 1.25;
  }

  p {
    margin-top: clamp(4px, 1.5vw - 4px, 12px);
    font-size: ${fontSize.label};
    line-height: 1.5;
    white-space: pre-line;
  }

  ${({ $isActive }) => !$isActive && inactive}

  /* a row, around which its picture floats */
  ${media.upToPhone} {
    display: flow-root;
    padding: ${space.s1} 12px 4px;
    border: 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

const inactive = css`
  background: ${color.paper};

  :is(h2, p, ${GableTile}) {
    color: ${color.muted};
  }
`;

const Top = styled(Row)`
  justify-content: space-between;
  gap: 0 ${space.s2};
  margin-bottom: ${air};
`;

export const Order = styled(Muted).attrs({ as: "span" })`
  flex: none;
  font-weight: 600;
`;

const Buttons = styled(Row)`
  justify-content: space-between;
  gap: 0;
  clear: both;
  margin: auto -${space.s1} 0;
  padding-top: ${air};
  overflow-wrap: normal;

  > div {
    display: flex;
    flex-wrap: wrap;
  }

  > :last-child > button {
    min-height: 44px;
    padding: 4px ${space.s1};
    font-size: ${fontSize.small};
  }

  /* beside the red Delete, the accent would be nearly one hue with it */
  > :last-child > button:not(:last-child) {
    color: ${color.ground800};
  }

  /* Most changes are done before it appears. */
  [aria-disabled="true"] {
    opacity: 0.6;
    transition: opacity ${duration.move} 200ms;
  }
`;

const TooltipText = styled(Radix.Content)`
  z-index: ${layer.popup};
  max-width: 280px;
  padding: ${space.s1} 12px;
  border-radius: ${radius.small};
  background: ${color.ground900};
  box-shadow: ${shadow.raised};
  color: ${color.onDark};
  font-size: ${fontSize.small};
  line-height: 1.4;
`;

/** Fewer where there is no room for three. */
export const ThreeColumns = styled.div`
  ${tileColumns("max(19rem, 30%)")}
  gap: clamp(12px, 2.6vw, 20px);
`;

/* The page itself scrolls to a moved card, so the browser must not compensate for the move. */
const List = styled(ThreeColumns)`
  overflow-anchor: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.upToPhone} {
    ${cardStyles}
    gap: 0;
    overflow: clip;
    margin-inline: -12px;

    > li + li {
      border-top: 1px solid ${color.line};
    }
  }
`;

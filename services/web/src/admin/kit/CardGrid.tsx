import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media } from "../../theme";

type CardGridProps<Item> = {
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
};

/** A list of cards in columns. */
export function CardGrid<Item extends { id: number }>({ items, renderItem }: CardGridProps<Item>) {
  return (
    <List as="ul">
      {items.map((item, index) => (
        <li key={item.id}>{renderItem(item, index)}</li>
      ))}
    </List>
  );
}

export const ThreeColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px;

  ${media.upToLaptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.upToPhone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

/* The page itself scrolls to a moved card, so the browser must not compensate for the move. */
const List = styled(ThreeColumns)`
  overflow-anchor: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

import { memo, useMemo } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, radius, space, tap } from "../../theme";

type ChipsProps<Item> = {
  items: readonly Item[];
  groupOf: (item: Item) => string;
  /** "" for all. */
  chosen: string;
  onChoose: (group: string) => void;
};

function PlainChips<Item>({ items, groupOf, chosen, onChoose }: ChipsProps<Item>) {
  const groups = useMemo(() => countGroups(items, groupOf), [items, groupOf]);
  if (groups.length < 2) return null;
  return (
    <Root role="group" aria-label="Service">
      {groups.map(([group, count]) => (
        <Chip
          key={group}
          aria-pressed={group === chosen}
          onClick={() => {
            onChoose(group === chosen ? "" : group);
          }}
        >
          {group} <span>{count}</span>
        </Chip>
      ))}
    </Root>
  );
}

/** One button for each group that occurs, the largest first; a second press shows all again. Nothing for a single group. */
export const Chips = memo(PlainChips) as typeof PlainChips; // memo loses the type parameter

function countGroups<Item>(items: readonly Item[], groupOf: (item: Item) => string) {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(groupOf(item), (counts.get(groupOf(item)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/* On phones a row to swipe: chips must not push the list off the screen. */
const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1};

  ${media.upToPhone} {
    flex-wrap: nowrap;
    margin-inline: -20px;
    padding: 4px 20px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Chip = styled.button.attrs({ type: "button" })`
  flex: none;
  min-height: 48px;
  padding: 0 ${space.s2};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.pill};
  background: ${color.sheet};
  color: ${tap.base};
  font-size: ${fontSize.small};
  font-weight: 600;
  cursor: pointer;

  span {
    color: ${color.muted};
    font-weight: 400;
  }

  ${media.hover} {
    &:hover {
      border-color: ${tap.base};
    }
  }

  &[aria-pressed="true"] {
    border-color: ${tap.base};
    background: ${tap.wash};
    color: ${tap.deep};
  }
`;

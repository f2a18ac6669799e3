import { useMemo } from "react";
import { styled } from "styled-components";
import { color, fontSize, media, radius, space, tap } from "../../theme";

type ChipsProps<Item> = {
  items: readonly Item[];
  /** The items that match the search; each chip shows how many of them it has. */
  matching: readonly Item[];
  groupOf: (item: Item) => string;
  /** "" for all. */
  chosen: string;
  onChoose: (group: string) => void;
};

/**
 * One button for all, and one for each group that occurs, the largest first; a second press shows all again. Renders nothing
 * for a single group.
 */
export function Chips<Item>({ items, matching, groupOf, chosen, onChoose }: ChipsProps<Item>) {
  const groups = useMemo(() => listGroups(items, groupOf), [items, groupOf]);
  const counts = useMemo(() => countGroups(matching, groupOf), [matching, groupOf]);
  if (groups.length < 2) return null;
  return (
    <Root role="group" aria-label="Service">
      {["", ...groups].map((group) => (
        <Chip
          key={group}
          aria-pressed={group === chosen}
          onClick={() => {
            onChoose(group === chosen ? "" : group);
          }}
        >
          {group === "" ? "All" : group}{" "}
          <span>{group === "" ? matching.length : (counts.get(group) ?? 0)}</span>
        </Chip>
      ))}
    </Root>
  );
}

type GroupOf<Item> = (item: Item) => string;

/** In an order that a search does not change. */
function listGroups<Item>(items: readonly Item[], groupOf: GroupOf<Item>): string[] {
  return [...countGroups(items, groupOf)].sort(([, a], [, b]) => b - a).map(([group]) => group);
}

function countGroups<Item>(items: readonly Item[], groupOf: GroupOf<Item>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(groupOf(item), (counts.get(groupOf(item)) ?? 0) + 1);
  return counts;
}

/* A swipeable row that fades out, so that chips do not push the list off the screen. The padding is for the focus ring. */
const Root = styled.div`
  display: flex;
  gap: ${space.s1};
  margin: -6px;
  padding: 6px ${space.s6} 6px 6px;
  overflow-x: auto;
  scroll-padding-inline: ${space.s6};
  scrollbar-color: ${color.lineStrong} transparent;
  scrollbar-width: thin;
  mask: linear-gradient(to left, transparent, ${color.kept} ${space.s6});

  ${media.upToPhone} {
    margin-inline: calc(-1 * ${space.gutter});
    padding-inline: ${space.gutter};
    scrollbar-width: none;
    mask: none;
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

  ${media.forcedColors} {
    &[aria-pressed="true"] {
      outline: 2px solid;
    }
  }
`;

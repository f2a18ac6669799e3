import { type ReactNode, useCallback } from "react";
import type { ContentList } from "./listStates";
import { CardGrid } from "./CardGrid";
import { type Place, PlaceContext } from "./reorder";
import { SearchableList } from "./SearchableList";
import { toSearchText } from "./searchText";
import { Advice } from "./Advice";
import type { AdminKind } from "./adminKind";
import type { Row } from "./crudHooks";
import { useMove } from "./useMove";

type CrudListProps<Input extends { isActive: boolean }> = {
  kind: AdminKind<Input>;
  list: ContentList<Row<Input>>;
  /** The list's items. */
  items: readonly Row<Input>[];
  renderItem: (item: Row<Input>) => ReactNode;
};

/** The cards of a kind's page, with a search, and with buttons that change their order. */
export function CrudList<Input extends { isActive: boolean }>(props: CrudListProps<Input>) {
  const { kind, list, items, renderItem } = props;
  const { textsOf = allTexts } = kind;
  const toText = useCallback((item: Row<Input>) => toSearchText(textsOf(item)), [textsOf]);
  const { isMoving, move } = useMove(kind, list);

  const toPlace = (item: Row<Input>, index: number): Place => ({
    name: kind.nameOf(item),
    index,
    isLast: index === items.length - 1,
    isMoving,
    onMove: (step) => void move(item, step),
  });

  return (
    <>
      <Advice text={kind.adviceOn?.(items)} />
      <SearchableList
        items={items}
        label={`Search ${kind.wording.title.toLowerCase()}`}
        hint="Any word"
        toText={toText}
      >
        {(shown) => (
          <CardGrid
            items={shown}
            renderItem={(item, index) => (
              // A search hides the neighbors of an item.
              <PlaceContext value={shown === items ? toPlace(item, index) : undefined}>
                {renderItem(item)}
              </PlaceContext>
            )}
          />
        )}
      </SearchableList>
    </>
  );
}

const allTexts = (item: object) => Object.values(item).filter((value) => typeof value === "string");
